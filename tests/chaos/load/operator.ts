import type { Random } from '@/server/demo-data/random';
import { Client, type Portal } from './client';
import type { Attempt, Journal } from './journal';
import { currency, type Person, type Settled } from './people';
import { createTasks } from './tasks';

interface Result {
  outcome: string;
  id?: string;
}

interface Change {
  id: string;
  kind: string;
  package?: { reference: string };
}

/** What a reader of changes has read. */
export interface Reading {
  cursor?: string;
  changes: Change[];
}

interface Around {
  portal: Portal;
  journal: Journal;
  random: Random;
}

const toldKinds = 'package.received,package.nicknamed';

/** One of the warehouse's systems: its rows are its own, and are sent again under their key until they are answered. */
export function createOperator(name: string, { keys, people }: Settled, { portal, journal, random }: Around) {
  const client = new Client(portal, '203.0.113.1', journal.note);
  const reading: Reading = { changes: [] };
  const arrived: { person: Person; reference: string; id: string }[] = [];
  let count = 0;
  const next = (kind: string) => `${kind}-${name}-${++count}`;
  const today = new Date().toISOString().slice(0, 10);

  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${random.pick(keys)}`);
    headers.set('content-type', 'application/json');
    return client
      .doing('operator', path.split('?')[0] ?? path)
      .fetch(`/api/operator/${path}`, { ...init, headers });
  };

  async function tell(
    thing: string,
    value: string,
    call: string,
    row: object,
    then: (id: string) => void = () => undefined,
  ) {
    const key = random.id('key');
    // A key is of one API key: the same system asks again.
    const bearer = random.pick(keys);
    const ask = async (): Promise<Attempt> => {
      try {
        const response = await client.doing('operator', call).fetch(`/api/operator/${call}`, {
          method: 'POST',
          body: JSON.stringify({ rows: [row] }),
          headers: {
            authorization: `Bearer ${bearer}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
        });
        if (client.outcome === 'refused') return { outcome: 'refused', value };
        const { rows } = (await response.json()) as { rows: Result[] };
        const [result] = rows;
        if (!result || result.outcome === 'rejected') return { outcome: 'refused', value };
        then(result.id ?? '');
        return { outcome: 'acknowledged', value };
      } catch {
        tasks.repeat(() => journal.write(thing, ask).then(() => undefined));
        return { outcome: 'unknown', value };
      }
    };
    await journal.write(thing, ask);
  }

  const receive = () => {
    const person = random.pick(people);
    const reference = next('P');
    const description = `Parcel ${reference}.`;
    const row = {
      reference,
      suiteNumber: person.suiteNumber,
      description,
      status: 'received',
      weight: random.int(100, 9_000),
    };
    return tell(`package ${reference}`, description, 'packages', row, (id) =>
      arrived.push({ person, reference, id }),
    );
  };

  const store = async () => {
    const one = arrived.shift();
    if (!one) return receive();
    const { person, reference, id } = one;
    const row = { reference, suiteNumber: person.suiteNumber, status: 'in_storage' };
    return tell(`shelf of ${reference}`, 'yes', 'packages', row, () =>
      person.packages.push({ id, reference, isStored: true }),
    );
  };

  const scan = async () => {
    const shown = random.pick(people).packages.at(-1);
    if (!shown) return receive();
    const { reference: packageReference } = shown;
    const message = next('Scan');
    const row = {
      packageReference,
      leg: 'warehouse',
      occurredAt: new Date().toISOString(),
      status: 'in_transit',
      message,
    };
    return tell(`scan ${message} of ${packageReference}`, message, 'events', row);
  };

  const invoice = () => {
    const person = random.pick(people);
    const number = next('I');
    const net = random.int(5, 90) * 100;
    const line = { kind: 'shipping', description: 'To Nassau', quantity: 1, unit: 'parcel', unitPrice: net };
    const lines = [{ ...line, taxCategory: 'S', taxRate: 10 }];
    const row = {
      number,
      suiteNumber: person.suiteNumber,
      currency,
      issueDate: today,
      dueDate: today,
      lines,
      status: 'open',
    };
    const total = (net * 11) / 10;
    return tell(`invoice ${number}`, String(total), 'invoices', row, (id) =>
      person.invoices.push({ id, number, total }),
    );
  };

  const cash = async () => {
    const person = random.pick(people);
    const paid = person.invoices.at(-1);
    if (!paid) return invoice();
    const reference = next('Y');
    const amount = random.int(1, 50);
    const allocations = [{ invoiceNumber: paid.number, amount }];
    const row = { reference, suiteNumber: person.suiteNumber, method: 'Cash', amount, currency, allocations };
    const sent = { ...row, receivedAt: new Date().toISOString(), status: 'succeeded' };
    return tell(`cash ${reference}`, String(amount), 'payments', sent);
  };

  const readChanges = async () => {
    const query = new URLSearchParams({
      kinds: toldKinds,
      limit: '200',
      ...(reading.cursor && { since: reading.cursor }),
    });
    const response = await send(`changes?${query}`);
    if (client.outcome !== 'good') return;
    const page = (await response.json()) as { changes: Change[]; nextCursor: string };
    reading.changes.push(...page.changes);
    reading.cursor = page.nextCursor;
  };

  const list = async () => {
    await send(`${random.pick(['packages', 'invoices', 'payments', 'customers'])}?limit=25`);
  };

  const tasks = createTasks(
    random,
    [
      [30, receive],
      [25, store],
      [10, scan],
      [12, invoice],
      [5, cash],
      [12, readChanges],
      [6, list],
    ],
    list,
  );

  return {
    client,
    reading,
    send,
    act: tasks.act,
    finish: tasks.finish,
    /** Reads on until nothing new comes. */
    readToTheEnd: async (): Promise<void> => {
      for (let before = -1; before !== reading.changes.length;) {
        before = reading.changes.length;
        await readChanges();
      }
    },
  };
}

export type Operator = ReturnType<typeof createOperator>;
