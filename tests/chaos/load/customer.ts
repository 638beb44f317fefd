import type { Random } from '@/server/demo-data/random';
import type { Outcome, Write } from '../records';
import { Client, type Portal } from './client';
import { attempt, type Attempt, type Journal } from './journal';
import { currency, type Person } from './people';
import { createTasks } from './tasks';

const outcomeOf: Record<Outcome, Write['outcome']> = {
  good: 'acknowledged',
  refused: 'refused',
  failed: 'unknown',
  'signed out': 'unknown',
};

interface Around {
  portal: Portal;
  journal: Journal;
  random: Random;
  readCode: (email: string) => Promise<string>;
}

const address = { name: 'Ada Whitfield', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };
/** ms between two payments: an account may begin 60 an hour. */
const pauseOfPayments = 70_000;

const pages = ['/', '/packages', '/invoices', '/account', '/notifications', '/shipments'];
const reads = ['/bff/getMyPackages?limit=10', '/bff/getAccount', '/bff/getMyInvoices?limit=10'];

/** A customer, who opens pages, changes what may be changed, has packages shipped, and pays. */
export function createCustomer(
  person: Person,
  clientAddress: string,
  { portal, journal, random, readCode }: Around,
) {
  const client = new Client(portal, clientAddress, journal.note);
  let count = 0;
  let nextPayment = 0;
  const next = (what: string) => `${what} ${person.suiteNumber}.${++count}`;
  const one = <T>(list: readonly T[]): T | undefined => (list.length > 0 ? random.pick(list) : undefined);

  const page = async () => {
    const shown = one(person.packages);
    const path = random.pick([...pages, ...(shown ? [`/packages/${shown.id}`] : [])]);
    await client.doing('page', path).visit(path);
  };
  const read = async () => {
    const path = random.pick(reads);
    await client.doing('read', path).fetch(path);
  };

  const sent = async (send: () => Promise<unknown>) => {
    await send();
    return outcomeOf[client.outcome];
  };

  const nickname = async () => {
    const shown = one(person.packages);
    if (!shown) return page();
    const { id } = shown;
    const value = next('Name');
    const rename = () =>
      client.doing('write', 'nickname').act(`/packages/${id}`, 'renamePackage', { id, nickname: value });
    await journal.write(`nickname of ${id}`, () => attempt(value, () => sent(rename)));
    return undefined;
  };

  const declare = async () => {
    const shown = one(person.packages);
    if (!shown) return page();
    const { id } = shown;
    const { version } = await client.call('read', `getMyPackage?id=${id}`);
    if (client.outcome !== 'good') return undefined;
    const value = next('Contents');
    const contents = [{ description: value, quantity: 1, unitValue: { amount: 4500, currency: 'USD' } }];
    const body = { id, version, contents, declarationStatus: 'confirmed' };
    const send = () => client.call('write', 'declarePackage', body);
    await journal.write(`contents of ${id}`, () => attempt(value, () => sent(send)));
    return undefined;
  };

  const account = async () => {
    const { version } = await client.call('read', 'getAccount');
    if (client.outcome !== 'good') return;
    const [field, value, thing] = random.pick([
      ['companyName', next('Company'), 'company'],
      ['billingAddress', { ...address, line1: next('Street') }, 'street'],
      [
        'preferences',
        { notifications: { email: true, sms: false }, repack: random.int(0, 1) === 1 },
        'repacking',
      ],
    ] as const);
    const shown = typeof value === 'string' ? value : 'line1' in value ? value.line1 : String(value.repack);
    const send = () => client.call('write', 'updateAccount', { version, [field]: value });
    await journal.write(`${thing} of ${person.suiteNumber}`, () => attempt(shown, () => sent(send)));
  };

  /** Asks for something under a key, and again later until there is an answer. @returns its id */
  const under = async (
    thing: string,
    name: string,
    body: object,
    then: (answer: Record<string, unknown>) => void,
  ) => {
    const key = random.id('key');
    const ask = async (): Promise<Attempt> => {
      let answer: Record<string, unknown> = {};
      const { outcome } = await attempt('', async () => {
        answer = await client.call('write', name, body, key);
        return outcomeOf[client.outcome];
      });
      if (outcome === 'unknown') tasks.repeat(() => journal.write(thing, ask).then(() => undefined));
      if (outcome === 'acknowledged') then(answer);
      return { outcome, value: String(answer.id) };
    };
    await journal.write(thing, ask);
  };

  const ship = async () => {
    const stored = person.packages.find(({ isStored }) => isStored);
    if (!stored) return read();
    stored.isStored = false;
    const body = { packageIds: [stored.id], address, options: [], onHold: 'without' };
    await under(`shipment of ${stored.id}`, 'requestShipment', body, () => undefined);
    return undefined;
  };

  const choosePay = async (id: string, url: string) => {
    const { pathname, search } = new URL(url);
    const choose = () =>
      client.doing('write', 'test payment').fetch(pathname + search, {
        method: 'POST',
        body: new URLSearchParams({ choice: 'pay' }),
      });
    const { outcome } = await attempt('', () => sent(choose));
    await journal.write(`outcome of ${id}`, async () => ({ outcome, value: 'succeeded' }));
    if (outcome === 'unknown') tasks.repeat(() => choosePay(id, url));
  };

  const pay = async () => {
    const invoice = Date.now() < nextPayment ? undefined : person.invoices.pop();
    if (!invoice) return read();
    nextPayment = Date.now() + pauseOfPayments;
    const body = { method: 'test', invoices: [{ id: invoice.id, amount: { amount: 100, currency } }] };
    await under(`payment of ${invoice.id}`, 'startPayment', body, ({ id, next: step }) => {
      const { url } = step as { url: string };
      tasks.repeat(() => choosePay(String(id), url));
    });
    return undefined;
  };

  const signIn = async () => {
    await client.signIn('sign-in', person.email, readCode);
  };

  const tasks = createTasks(
    random,
    [
      [40, page],
      [20, read],
      [14, nickname],
      [8, declare],
      [8, account],
      [4, ship],
      [6, pay],
    ],
    page,
  );

  return {
    person,
    client,
    signIn,
    /** Opens each page. */
    warmUp: async () => {
      for (const path of pages) await client.doing('page', path).visit(path);
    },
    act: tasks.act,
    finish: tasks.finish,
  };
}

export type Customer = ReturnType<typeof createCustomer>;
