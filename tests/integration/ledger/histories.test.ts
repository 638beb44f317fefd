import { and, eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startOperators, type Operators, type TestOperator } from '../operators/harness';
import { differencesOf, withoutAdoption } from './harness';

interface Message {
  call: 'invoices' | 'payments' | 'creditNotes' | 'refunds';
  row: object;
}

const invoice = (n: number, status: string, unitPrice = 1350): Message => {
  const line = { kind: 'shipping', description: 'To Nassau', quantity: 1, unit: 'parcel', unitPrice };
  const lines = [{ ...line, taxCategory: 'S', taxRate: 10 }];
  const days = { issueDate: '2026-05-01', dueDate: '2026-05-31' };
  return {
    call: 'invoices',
    row: { number: `I-${n}`, suiteNumber: 'S-1', currency: 'USD', ...days, lines, status },
  };
};

/** Parts by the numbers of invoices. */
type Parts = readonly (readonly [invoice: number, amount: number])[];

const payment = (n: number, status: string, amount: number, parts: Parts): Message => ({
  call: 'payments',
  row: {
    ...{ reference: `P-${n}`, suiteNumber: 'S-1', method: 'Bank transfer', amount, currency: 'USD', status },
    receivedAt: '2026-05-10T10:00:00Z',
    allocations: parts.map(([invoiceNumber, part]) => ({
      invoiceNumber: `I-${invoiceNumber}`,
      amount: part,
    })),
  },
});

/** Without an amount, all that is left of the invoice. */
const creditNote = (n: number, invoiceNumber: number, amount?: number): Message => ({
  call: 'creditNotes',
  row: {
    ...{ reference: `C-${n}`, suiteNumber: 'S-1', invoiceNumber: `I-${invoiceNumber}`, reason: 'Too much' },
    ...{ issueDate: '2026-05-15', lines: amount === undefined ? undefined : [{ line: 1, amount }] },
  },
});

const refund = (n: number, paymentNumber: number, status: string, amount: number, parts: Parts): Message => ({
  call: 'refunds',
  row: {
    ...{ reference: `R-${n}`, suiteNumber: 'S-1', paymentReference: `P-${paymentNumber}`, amount, status },
    refundedAt: '2026-05-16T10:00:00Z',
    allocations: parts.map(([invoiceNumber, part]) => ({
      invoiceNumber: `I-${invoiceNumber}`,
      amount: part,
    })),
  },
});

/** What every history of any messages begins with, so that there is something to refund. */
const opening: Message[] = [invoice(0, 'open'), payment(3, 'succeeded', 2500, [[0, 1000]])];

/** Half of payments and refunds are on no invoice: most random parts are refused. */
const nowhere = fc.constant<Parts>([]);

/** Anything that an operator could say of three invoices, four payments, six credit notes and six refunds. */
const anyMessage = fc.oneof(
  fc
    .tuple(fc.nat(2), fc.constantFrom('draft', 'open', 'open', 'open', 'void', 'uncollectible'))
    .map(([n, status]) => invoice(n, status)),
  fc
    .tuple(
      fc.nat(3),
      fc.constantFrom('pending', 'succeeded', 'succeeded', 'succeeded', 'failed', 'refunded'),
      fc.oneof(
        nowhere,
        fc.array(fc.tuple(fc.nat(2), fc.constantFrom(1, 485, 742, 1000, 1485)), { maxLength: 2 }),
      ),
    )
    .map(([n, status, parts]) => payment(n, status, [485, 1485, 1485, 2500][n] ?? 0, parts)),
  fc
    .tuple(fc.nat(5), fc.nat(2), fc.constantFrom(undefined, 1, 333, 333, 700, 1350))
    .map(([n, invoiceNumber, amount]) => creditNote(n, invoiceNumber, amount)),
  fc
    .tuple(
      fc.nat(5),
      fc.nat(3),
      fc.constantFrom('succeeded', 'succeeded', 'succeeded', 'failed'),
      fc.constantFrom(1, 1, 200, 485),
      fc.oneof(nowhere, fc.array(fc.tuple(fc.nat(2), fc.constantFrom(1, 100, 200, 485)), { maxLength: 2 })),
    )
    .map(([n, paymentNumber, ...rest]) => refund(n, paymentNumber, ...rest)),
);

/** Invoices and payments that don't compete for what is due, and where each of them ends. */
const world = fc.record({
  bills: fc.array(
    fc.record({
      price: fc.integer({ min: 100, max: 5000 }),
      end: fc.constantFrom('open', 'open', 'uncollectible', 'void'),
      /** Per cent of the price that each of its credit notes takes off; of a void one none. */
      credits: fc.array(fc.integer({ min: 5, max: 20 }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  payers: fc.array(
    fc.record({
      extra: fc.integer({ min: 1, max: 500 }),
      isLate: fc.boolean(),
      states: fc.constantFrom(
        ['pending', 'succeeded'],
        ['succeeded'],
        ['succeeded', 'refunded'],
        ['pending', 'failed'],
      ),
      /** Per cent of its extra that each refund sends back, and whether it comes back. */
      refunds: fc.array(fc.tuple(fc.integer({ min: 10, max: 30 }), fc.boolean()), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

/** What a credit note takes off a price: whole tens, so that its tax is whole cents in any order. */
const creditOf = (price: number, percent: number) => Math.floor((price * percent) / 1000) * 10;

/**
 * The part of a bill that a payment pays: nothing of a void one, and of an open one without credit notes the last payment
 * what is left. Where there are credit notes, as much as they leave in any order.
 */
function partOf({ bills, payers }: World, bill: number, payer: number): number {
  const { price, end, credits } = bills[bill] ?? { price: 0, end: 'void', credits: [] };
  const total = price + Math.round(price / 10);
  if (credits.length > 0 && end !== 'void') return Math.floor(total / 2 / payers.length);
  const share = Math.floor(total / (payers.length + 1));
  if (end === 'void') return 0;
  return end === 'open' && payer === payers.length - 1 ? total - share * payer : share;
}

function messagesOf(given: World): Message[] {
  const bills = given.bills.flatMap(({ price, end }, n) =>
    [...new Set(['draft', 'open', end])].map((status) => invoice(n, status, price)),
  );
  const payers = given.payers.flatMap(({ extra, isLate, states }, n) => {
    const parts = given.bills
      .map((_, bill) => [bill, partOf(given, bill, n)] as const)
      .filter(([, amount]) => amount > 0);
    const amount = parts.reduce((sum, [, part]) => sum + part, extra);
    const first = states.map((status) => payment(n, status, amount, isLate ? [] : parts));
    return isLate && states.at(-1) === 'succeeded'
      ? [...first, payment(n, 'succeeded', amount, parts)]
      : first;
  });
  const notes = given.bills.flatMap(({ price, end, credits }, bill) =>
    end === 'void'
      ? []
      : credits
          .map((percent) => creditOf(price, percent))
          .flatMap((amount, n) => (amount > 0 ? [creditNote(10 * bill + n, bill, amount)] : [])),
  );
  const refunds = given.payers.flatMap(({ extra, states, refunds: sent }, n) =>
    states.at(-1) === 'succeeded'
      ? sent.flatMap(([percent, isBack], index) => {
          const amount = Math.ceil((extra * percent) / 100);
          const made = refund(10 * n + index, n, 'succeeded', amount, []);
          return isBack ? [made, refund(10 * n + index, n, 'failed', amount, [])] : [made];
        })
      : [],
  );
  return [...bills, ...payers, ...notes, ...refunds];
}

describe.each(databases)('random histories of the ledger on $name', { timeout: 240_000 }, ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  beforeAll(async () => {
    opened = await open();
    await withoutAdoption(opened.db);
    operators = await startOperators(opened.db);
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  /** Sends messages in their order, neighbours of one kind together. @returns those that were refused */
  async function send(wms: TestOperator, messages: readonly Message[]): Promise<Message[]> {
    const runs: Message[][] = [];
    for (const message of messages) {
      const run = runs.at(-1);
      if (run?.[0]?.call === message.call) run.push(message);
      else runs.push([message]);
    }
    const refused: Message[] = [];
    for (const run of runs) {
      const call = run[0]?.call ?? 'invoices';
      const { status, body } = await wms.send(call, { rows: run.map(({ row }) => row) });
      expect(status, JSON.stringify(body)).toBe(200);
      refused.push(...run.filter((_, index) => body.rows[index]?.outcome === 'rejected'));
    }
    return refused;
  }

  it('decision 057: it agrees after each step, whatever operators send', async () => {
    const accepted = { invoices: 0, payments: 0, creditNotes: 0, refunds: 0 };
    const histories = fc.array(fc.array(anyMessage, { minLength: 1, maxLength: 5 }), {
      minLength: 3,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const wms = await operators.operator();
        for (const messages of [opening, ...history]) {
          const refused = new Set(await send(wms, messages));
          for (const message of messages) if (!refused.has(message)) accepted[message.call] += 1;
          expect(await differencesOf(opened.db)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
    for (const [call, count] of Object.entries(accepted)) expect(count, call).toBeGreaterThan(5);
  });

  const applicationsOf = ({ account }: TestOperator) => {
    const { accountId, kind } = schema.ledgerTransactions;
    return opened.db.$count(
      schema.ledgerTransactions,
      and(eq(accountId, account.id), eq(kind, 'credit_applied')),
    );
  };

  /** Open invoices of a customer who has credit. */
  async function unappliedOf({ account }: TestOperator) {
    const { accountCredits, invoices } = schema;
    return opened.db
      .select({ number: invoices.number, credit: accountCredits.amount })
      .from(invoices)
      .innerJoin(
        accountCredits,
        and(eq(accountCredits.accountId, invoices.accountId), eq(accountCredits.currency, invoices.currency)),
      )
      .where(
        and(eq(invoices.accountId, account.id), eq(invoices.status, 'open'), gt(accountCredits.amount, 0)),
      );
  }

  /** How a customer's books end: each invoice, and each balance that is not 0. */
  async function endOf({ account }: TestOperator) {
    const { invoices, ledgerEntries, ledgerTransactions } = schema;
    const bills = await opened.db.select().from(invoices).where(eq(invoices.accountId, account.id));
    const entries = await opened.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, account.id));
    expect(
      await opened.db.$count(ledgerTransactions, eq(ledgerTransactions.accountId, account.id)),
    ).toBeGreaterThan(0);
    const numbers = new Map(bills.map(({ id, number }) => [id, number]));
    const balances = new Map<string, number>();
    for (const { ledgerAccount, direction, amount, invoiceId } of entries) {
      const name = `${ledgerAccount} ${numbers.get(invoiceId ?? '') ?? ''}`;
      balances.set(name, (balances.get(name) ?? 0) + (direction === 'debit' ? amount : -amount));
    }
    return {
      invoices: bills
        .map(({ number, status, amountPaid, amountCredited }) =>
          [number, status, amountPaid, amountCredited].join(' '),
        )
        .sort(),
      balances: [...balances].filter(([, balance]) => balance !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
    };
  }

  /** A customer who is told messages in an order, and those that were refused again, until none is taken any more. */
  async function toldIn(keys: readonly number[], messages: readonly Message[]) {
    const wms = await operators.operator();
    let left = messages
      .map((message, index) => ({ message, key: keys[index] ?? 0 }))
      .sort((a, b) => a.key - b.key)
      .map(({ message }) => message);
    for (let before = Infinity; left.length < before;) {
      before = left.length;
      left = await send(wms, left);
    }
    return endOf(wms);
  }

  it('decision 065: it agrees after each step with credit applied, by choice or by rule, and none is left that the rule applies', async () => {
    let applications = 0;
    const steps = fc.array(
      fc.oneof(
        { weight: 2, arbitrary: fc.array(anyMessage, { minLength: 1, maxLength: 5 }) },
        fc.constantFrom('apply' as const, 'again' as const),
      ),
      { minLength: 4, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (isRule, history) => {
        const wms = await operators.operator(undefined, { creditRule: isRule ? 'automatic' : 'choice' });
        const token = await wms.token();
        const sent: Message[] = [];
        for (const step of [opening, ...history]) {
          if (step === 'apply') await operators.call('applyCredit', { token, body: { allDue: 'USD' } });
          else if (step === 'again') await send(wms, sent);
          else sent.push(...step);
          if (Array.isArray(step)) await send(wms, step);
          expect(await differencesOf(opened.db)).toEqual([]);
          if (isRule) expect(await unappliedOf(wms)).toEqual([]);
        }
        applications += await applicationsOf(wms);
      }),
      { numRuns: 40 },
    );
    expect(applications).toBeGreaterThan(10);
  });

  it('decision 057: messages in any order, refused ones sent again, end the same', async () => {
    const keys = fc.array(fc.nat(), { minLength: 48, maxLength: 48 });
    await fc.assert(
      fc.asyncProperty(world, keys, keys, async (given, one, other) => {
        const messages = messagesOf(given);
        expect(await toldIn(one, messages)).toEqual(await toldIn(other, messages));
      }),
      { numRuns: 40 },
    );
    expect(await differencesOf(opened.db)).toEqual([]);
  });
});
