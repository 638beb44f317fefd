import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, oneCustomer } from '@/tests/support/old-database';

let db: PGlite;

const invoice = (id: string, status: string, paid = 0) =>
  `('${id}', 'acc_1', 'whs_1', '${id}', '${status}', 'USD', '2026-05-01', '2026-05-31', '{}', '{}', '[]', '[]', 900, 1000, ${paid})`;
const payment = (id: string, status: string, amount: number, parts: Record<string, number> = {}) => {
  const allocations = Object.entries(parts).map(([invoiceId, part]) => ({ invoiceId, amount: part }));
  return `('${id}', 'acc_1', '${status}', 'Card', ${amount}, 'USD', '${id}', '${JSON.stringify(allocations)}', '2026-05-02T12:00Z')`;
};
const invoiceColumns =
  'id, account_id, warehouse_id, number, status, currency, issue_date, due_date, seller, buyer, lines, taxes, subtotal, total, amount_paid';
const paymentColumns =
  'id, account_id, status, method, amount, currency, reference, allocations, received_at';

beforeAll(async () => {
  const old = await databaseBefore('0023_ledger');
  db = old.db;
  await db.exec(`
    ${oneCustomer}
    insert into invoices (${invoiceColumns}) values
      ${invoice('draft', 'draft')}, ${invoice('open', 'open')}, ${invoice('part', 'open', 400)},
      ${invoice('paid', 'paid', 1000)}, ${invoice('void', 'void')}, ${invoice('lost', 'uncollectible', 300)};
    insert into payments (${paymentColumns}) values
      ${payment('both', 'succeeded', 1400, { part: 400, paid: 1000 })}, ${payment('some', 'succeeded', 500, { lost: 300 })},
      ${payment('back', 'refunded', 1000, { open: 1000 })}, ${payment('never', 'failed', 70)}, ${payment('soon', 'pending', 70)};
  `);
  await old.migrate();
}, 60_000);
afterAll(() => db.close());

/** The balances of what is due, by invoice and account of the ledger: debits less credits. */
async function due() {
  const { rows } = await db.query<{ name: string; balance: number }>(`
    select invoice_id || ' ' || ledger_account as name,
      sum(case direction when 'debit' then amount else -amount end)::int as balance
    from ledger_entries where ledger_account in ('receivable', 'written_off')
    group by 1 having sum(case direction when 'debit' then amount else -amount end) <> 0 order by 1`);
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
}

/** The balances of the other accounts. */
async function others() {
  const { rows } = await db.query<{ ledger_account: string; balance: number }>(`
    select ledger_account, sum(case direction when 'debit' then amount else -amount end)::int as balance
    from ledger_entries where ledger_account not in ('receivable', 'written_off') group by 1 order by 1`);
  return Object.fromEntries(rows.map((row) => [row.ledger_account, row.balance]));
}

const before = { 'lost written_off': 700, 'open receivable': 1000, 'part receivable': 600 };

it('decision 057: the migration posts the invoices and payments of the release before', async () => {
  expect(await due()).toEqual(before);
  expect(await others()).toEqual({ credit: -200, payments: 1900, revenue: -3600, tax: -400 });
});

it('decision 057: what the release before writes while this one starts is posted when it commits', async () => {
  await db.exec(`begin;
    insert into invoices (${invoiceColumns}) values ${invoice('new', 'open')};
    insert into payments (${paymentColumns}) values ${payment('rest', 'succeeded', 700, { lost: 700 })};
    update invoices set amount_paid = 1000, status = 'paid', version = 2 where id = 'lost';
    update payments set status = 'refunded' where id = 'both';
    update invoices set amount_paid = 0, status = 'open', version = 2 where id in ('part', 'paid');
    update invoices set status = 'uncollectible', version = 3 where id = 'paid';
    update invoices set status = 'void', version = 2 where id = 'open';
    commit;`);
  expect(await due()).toEqual({ 'new receivable': 1000, 'paid written_off': 1000, 'part receivable': 1000 });
  expect(await others()).toEqual({ credit: -200, payments: 1200, revenue: -3600, tax: -400 });
});

it('decision 057: a write that changes no money posts nothing', async () => {
  const count = async () => (await db.query('select from ledger_transactions')).rows.length;
  const posted = await count();
  await db.exec(
    `update invoices set notes = 'Thank you', version = 9; update payments set reference = 'Card 4242'`,
  );
  expect(await count()).toBe(posted);
});
