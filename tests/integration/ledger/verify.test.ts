import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerWork } from '@/server/cli/commands/terminal/ledger';
import { seedDemo } from '@/server/demo-data';
import { schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { post } from '@/server/database/repositories/ledger/post';
import { databases } from '@/tests/support/databases';
import { commandConnection, watchTerminal } from '@/tests/support/operator-terminal';
import {
  creditNoteRow,
  invoiceRow,
  paymentRow,
  refundRow,
  startOperators,
  type Operators,
  type TestOperator,
} from '../operators/harness';
import { differencesOf, withoutAdoption } from './harness';

const { accountCredits, creditNotes, invoices, payments, refunds } = schema;

/** Undoes what a test has written. */
class Undone extends Error {}

describe.each(databases)('ledger verify on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  let invoiceId: string;
  let paymentId: string;
  /** The one with a credit note of 1100, and a payment that a refund has sent back. */
  let creditedId: string;
  let sentId: string;
  beforeAll(async () => {
    opened = await open();
    await withoutAdoption(opened.db);
    await seedDemo(opened.db, { clock: () => new Date('2026-05-20T12:00:00Z') });
    operators = await startOperators(opened.db);
    wms = await operators.operator();
    const invoice = invoiceRow();
    invoiceId = (await wms.tell('invoices', invoice))?.id ?? '';
    const allocations = [{ invoiceNumber: invoice.number, amount: 400 }];
    const payment = paymentRow(invoice.number, 500, { allocations });
    paymentId = (await wms.tell('payments', payment))?.id ?? '';
    const other = invoiceRow();
    creditedId = (await wms.tell('invoices', other))?.id ?? '';
    const note = creditNoteRow(other.number, { lines: [{ line: 1, amount: 1000 }] });
    await wms.tell('creditNotes', note);
    const sent = paymentRow(other.number, 500, { allocations: [] });
    sentId = (await wms.tell('payments', sent))?.id ?? '';
    await wms.tell('refunds', refundRow(sent.reference, 500));
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const verify = () => ledgerWork(['verify'])(commandConnection(opened.db));

  it('agrees with the demo data and with what operators sent, and prints the balances', async () => {
    expect(await verify()).toBe(0);
    expect(terminal.output()).toMatch(/credit +credit +\$1\.00/);
    expect(terminal.output()).toContain('The ledger agrees with every invoice, payment and customer');
  });

  const posting = (currency: string, debit: number) => ({
    ...{ accountId: wms.account.id, warehouseId: wms.warehouseId, kind: 'payment_allocated' as const },
    ...{ cause: newId('ltx'), currency, effectiveAt: operators.clock() },
    entries: [
      { ledgerAccount: 'credit' as const, debit },
      { ledgerAccount: 'receivable' as const, debit: -debit, invoiceId },
    ],
  });

  it.each<[string, (db: OpenedDatabase['db']) => Promise<unknown>, object[]]>([
    [
      'an invoice whose paid amount nobody paid',
      (db) => db.update(invoices).set({ amountPaid: 401 }).where(eq(invoices.id, invoiceId)),
      [
        { of: 'invoice', figure: 'due', ledger: 1085, expected: 1084 },
        { of: 'invoice', figure: 'paid', ledger: 400, expected: 401 },
      ],
    ],
    [
      'an invoice that is written off by itself',
      (db) => db.update(invoices).set({ status: 'uncollectible' }).where(eq(invoices.id, invoiceId)),
      [
        { of: 'invoice', figure: 'due', ledger: 1085, expected: 0 },
        { of: 'invoice', figure: 'written off', ledger: 0, expected: 1085 },
      ],
    ],
    [
      'a payment that fails by itself, and the credit that was left of it',
      (db) => db.update(payments).set({ status: 'failed' }).where(eq(payments.id, paymentId)),
      [
        { of: 'payment', figure: 'received', ledger: 500, expected: 0 },
        { of: 'customer', figure: 'credit', ledger: 100, expected: 0 },
      ],
    ],
    [
      'an invoice that is credited by no note',
      (db) => db.update(invoices).set({ amountCredited: 1101 }).where(eq(invoices.id, creditedId)),
      [
        { of: 'invoice', figure: 'credit notes', ledger: 1100, expected: 1101 },
        { of: 'invoice', figure: 'credited', ledger: 1100, expected: 1101 },
        { of: 'invoice', figure: 'due', ledger: 385, expected: 384 },
      ],
    ],
    [
      'a credit note that is not posted',
      (db) => db.update(creditNotes).set({ total: 1099 }).where(eq(creditNotes.invoiceId, creditedId)),
      [{ of: 'invoice', figure: 'credit notes', ledger: 1099, expected: 1100 }],
    ],
    [
      'a refund that comes back by itself',
      (db) => db.update(refunds).set({ status: 'failed' }).where(eq(refunds.paymentId, sentId)),
      [{ of: 'payment', figure: 'refunds', ledger: 0, expected: 500 }],
    ],
    [
      'a refund that is under way by itself',
      (db) => db.update(refunds).set({ status: 'pending' }).where(eq(refunds.paymentId, sentId)),
      [
        { of: 'payment', figure: 'refunded', ledger: 500, expected: 0 },
        { of: 'payment', figure: 'set aside', ledger: 0, expected: 500 },
      ],
    ],
    [
      'a payment that no claim has taken back',
      (db) => db.update(payments).set({ amountTakenBack: 1 }).where(eq(payments.id, paymentId)),
      [
        { of: 'payment', figure: 'received', ledger: 500, expected: 499 },
        { of: 'payment', figure: 'taken back', ledger: 0, expected: 1 },
        { of: 'customer', figure: 'credit', ledger: 100, expected: 99 },
      ],
    ],
    [
      'a payment that sent back what no refund did',
      (db) => db.update(payments).set({ amountRefunded: 1 }).where(eq(payments.id, paymentId)),
      [
        { of: 'payment', figure: 'received', ledger: 500, expected: 499 },
        { of: 'payment', figure: 'refunded', ledger: 0, expected: 1 },
        { of: 'payment', figure: 'refunds', ledger: 0, expected: 1 },
        { of: 'customer', figure: 'credit', ledger: 100, expected: 99 },
      ],
    ],
    [
      'an allocation that is posted and not made',
      (db) => post(db, [posting('USD', 100)], operators.clock()),
      [
        { of: 'invoice', figure: 'due', ledger: 985, expected: 1085 },
        { of: 'invoice', figure: 'paid', ledger: 500, expected: 400 },
        { of: 'customer', figure: 'credit', ledger: 0, expected: 100 },
      ],
    ],
    [
      'credit that screens show and the ledger does not have',
      (db) =>
        db.update(accountCredits).set({ amount: 101 }).where(eq(accountCredits.accountId, wms.account.id)),
      [{ of: 'customer', figure: 'kept credit', ledger: 100, expected: 101 }],
    ],
    [
      'entries in another currency than the invoice',
      async (db) => {
        await post(db, [posting('EUR', 100), posting('EUR', -100)], operators.clock());
      },
      [{ of: 'invoice', figure: 'entries of another customer or currency', ledger: 2, expected: 0 }],
    ],
    [
      'a transaction that does not balance, and the currency with it',
      async (db) => {
        await db.execute(sql`alter table ledger_entries disable trigger user`);
        await db.execute(sql`alter table ledger_transactions disable trigger user`);
        const { entries, ...uneven } = posting('CHF', 100);
        await post(db, [{ ...uneven, entries: entries.slice(0, 1) }], operators.clock());
      },
      [
        { of: 'transaction', figure: 'debits less credits', ledger: 100, expected: 0 },
        { of: 'currency', figure: 'debits less credits', ledger: 100, expected: 0, currency: 'CHF' },
        { of: 'customer', figure: 'credit', ledger: -100, expected: 0 },
        { of: 'customer', figure: 'kept credit', ledger: -100, expected: 0 },
      ],
    ],
  ])('names %s', async (_, wrong, found) => {
    const undone = opened.db.transaction(async (tx) => {
      await wrong(tx);
      expect(await differencesOf(tx)).toMatchObject(found);
      throw new Undone();
    });
    await expect(undone).rejects.toThrow(Undone);
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('prints what differs, and exits with 1', async () => {
    await opened.db.update(invoices).set({ amountPaid: 0 }).where(eq(invoices.id, invoiceId));
    expect(await verify()).toBe(1);
    expect(terminal.output()).toMatch(new RegExp(`invoice +${invoiceId} +I-\\d+ +paid +USD +400 +0`));
    await opened.db.update(invoices).set({ amountPaid: 400 }).where(eq(invoices.id, invoiceId));
    expect(await verify()).toBe(0);
  });
});
