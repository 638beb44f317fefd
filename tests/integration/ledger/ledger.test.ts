import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { post, type Entry } from '@/server/database/repositories/ledger/post';
import { databases } from '@/tests/support/databases';
import {
  creditNoteRow,
  invoiceRow,
  paymentRow,
  refundRow,
  startOperators,
  type Operators,
  type TestOperator,
} from '../operators/harness';
import { differencesOf } from './harness';

const { ledgerEntries, ledgerTransactions } = schema;

describe.each(databases)('the ledger on $name (decision 057)', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    wms = await operators.operator();
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  /** The transactions of a new customer's warehouse in order, each as its kind and entries. */
  async function postedAt({ warehouseId }: TestOperator) {
    const rows = await opened.db
      .select({ transaction: ledgerTransactions, entry: ledgerEntries })
      .from(ledgerTransactions)
      .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
      .where(eq(ledgerTransactions.warehouseId, warehouseId))
      .orderBy(asc(ledgerTransactions.postedAt), asc(ledgerTransactions.kind), asc(ledgerEntries.position));
    const texts = new Map<string, string>();
    for (const { transaction, entry } of rows) {
      const text = `${entry.direction} ${entry.ledgerAccount} ${entry.amount}`;
      const before = texts.get(transaction.id);
      texts.set(transaction.id, before ? `${before}, ${text}` : `${transaction.kind}: ${text}`);
    }
    return [...texts.values()];
  }

  /** Sends a row, a minute after the one before. */
  async function tell(call: 'invoices' | 'payments' | 'creditNotes' | 'refunds', row: object) {
    operators.advance(60);
    const result = await wms.tell(call, row);
    expect(result?.issues).toEqual([]);
  }

  it('has each step of an invoice and its payments, debit and credit', async () => {
    wms = await operators.operator();
    const invoice = invoiceRow({ status: 'draft' });
    await tell('invoices', invoice);
    await tell('invoices', { ...invoice, status: 'open' });
    const allocations = [{ invoiceNumber: invoice.number, amount: 1000 }];
    const payment = paymentRow(invoice.number, 1200, { allocations: [], status: 'pending' });
    await tell('payments', payment);
    await tell('payments', { ...payment, status: 'succeeded' });
    await tell('payments', { ...payment, status: 'succeeded', allocations });
    await tell('invoices', { ...invoice, status: 'uncollectible' });
    const rest = paymentRow(invoice.number, 485);
    await tell('payments', rest);
    await tell('payments', { ...payment, status: 'refunded', allocations });
    await tell('payments', { ...rest, status: 'refunded' });
    await tell('invoices', { ...invoice, status: 'void' });
    expect(await postedAt(wms)).toEqual([
      'invoice_issued: debit receivable 1485, credit revenue 1350, credit tax 135',
      'payment_received: debit payments 1200, credit credit 1200',
      'payment_allocated: debit credit 1000, credit receivable 1000',
      'invoice_written_off: debit written_off 485, credit receivable 485',
      'payment_allocated: debit credit 485, credit written_off 485',
      'payment_received: debit payments 485, credit credit 485',
      'payment_refunded: credit payments 1200, debit credit 200, debit receivable 1000',
      'payment_refunded: credit payments 485, debit receivable 485',
      'invoice_voided: credit receivable 1485, debit revenue 1350, debit tax 135',
    ]);
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('decision 060: has credit notes, what they make credit, refunds and those that came back', async () => {
    wms = await operators.operator();
    const invoice = invoiceRow();
    await tell('invoices', invoice);
    await tell('creditNotes', creditNoteRow(invoice.number, { lines: [{ line: 1, quantity: 1 }] }));
    const payment = paymentRow(invoice.number, 990);
    await tell('payments', payment);
    await tell('creditNotes', creditNoteRow(invoice.number, { lines: [{ line: 1, amount: 300 }] }));
    const allocations = [{ invoiceNumber: invoice.number, amount: 70 }];
    const refund = refundRow(payment.reference, 400, { allocations });
    await tell('refunds', refund);
    await tell('refunds', { ...refund, status: 'failed' });
    await tell('invoices', { ...invoice, status: 'uncollectible' });
    await tell('creditNotes', creditNoteRow(invoice.number));
    await tell('refunds', refundRow(payment.reference, 990));
    expect(await postedAt(wms)).toEqual([
      'invoice_issued: debit receivable 1485, credit revenue 1350, credit tax 135',
      'credit_note_issued: debit revenue 450, debit tax 45, credit receivable 495',
      'payment_allocated: debit credit 990, credit receivable 990',
      'payment_received: debit payments 990, credit credit 990',
      'credit_note_issued: debit revenue 300, debit tax 30, credit receivable 330',
      'payment_released: debit receivable 330, credit credit 330',
      'payment_refunded: credit payments 400, debit credit 330, debit receivable 70',
      'refund_failed: debit payments 400, credit credit 400',
      'invoice_written_off: debit written_off 70, credit receivable 70',
      'credit_note_issued: debit revenue 600, debit tax 60, credit written_off 660',
      'payment_released: debit written_off 590, credit credit 590',
      'payment_refunded: credit payments 990, debit credit 990',
    ]);
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('has nothing of a row that is rejected, repeated or tried out', async () => {
    wms = await operators.operator();
    const invoice = invoiceRow();
    await wms.send('invoices', { rows: [invoice], dryRun: true });
    expect(await postedAt(wms)).toEqual([]);
    const payment = paymentRow(invoice.number, 1485);
    await wms.send('invoices', { rows: [invoice, invoice] });
    await wms.send('payments', { rows: [payment, payment, paymentRow(invoice.number, 1)] });
    expect(await postedAt(wms)).toHaveLength(3);
  });

  const entry = (ledgerAccount: Entry['ledgerAccount'], debit: number): Entry => ({ ledgerAccount, debit });
  const posting = (entries: Entry[], cause = newId('ltx')) => ({
    ...{ accountId: wms.account.id, warehouseId: wms.warehouseId, currency: 'USD', cause, entries },
    kind: 'payment_received' as const,
    effectiveAt: operators.clock(),
  });
  const posts = (...postings: ReturnType<typeof posting>[]) =>
    opened.db.transaction((tx) => post(tx, postings, operators.clock()));

  it('takes no transaction whose debits and credits differ', async () => {
    const wrong = posts(posting([entry('payments', 5), entry('credit', -4)]));
    await expect(wrong).rejects.toMatchObject({
      cause: { message: expect.stringContaining('debits 5 and credits 4') as string },
    });
  });

  it('takes no transaction without entries', async () => {
    const { entries, ...empty } = posting([]);
    expect(entries).toEqual([]);
    const made = opened.db.insert(ledgerTransactions).values({ id: newId('ltx'), ...empty });
    await expect(made).rejects.toThrow();
  });

  it('takes nothing twice', async () => {
    const once = posting([entry('payments', 5), entry('credit', -5)], 'pay_1 received');
    const back = posting([entry('payments', -5), entry('credit', 5)], 'pay_1 refunded');
    await posts(once, back);
    await expect(posts(once)).rejects.toThrow();
  });

  it.each(['ledger_transactions', 'ledger_entries'])('never changes or loses a row of %s', async (table) => {
    const name = sql.identifier(table);
    await expect(opened.db.execute(sql`update ${name} set account_id = account_id`)).rejects.toThrow();
    await expect(opened.db.execute(sql`delete from ${name}`)).rejects.toThrow();
    await expect(opened.db.execute(sql`truncate ${name} cascade`)).rejects.toThrow();
    expect(
      await opened.db.$count(table === 'ledger_entries' ? ledgerEntries : ledgerTransactions),
    ).toBeGreaterThan(0);
  });
});
