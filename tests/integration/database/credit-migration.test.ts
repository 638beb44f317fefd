import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, oneCustomer } from '@/tests/support/old-database';

let db: PGlite;

const payment = (id: string, currency: string, amount: number) =>
  `('${id}', 'acc_1', 'succeeded', 'Card', ${amount}, '${currency}', '${id}', '[]', '2026-05-02T12:00Z')`;
const insertPayments =
  'insert into payments (id, account_id, status, method, amount, currency, reference, allocations, received_at) values';

beforeAll(async () => {
  const old = await databaseBefore('0028_credit_use');
  db = old.db;
  await db.exec(`
    ${oneCustomer}
    ${insertPayments} ${payment('one', 'USD', 700)}, ${payment('two', 'USD', 300)}, ${payment('euro', 'EUR', 50)};
    insert into invoices (id, account_id, warehouse_id, number, status, currency, issue_date, due_date, seller, buyer,
      lines, taxes, subtotal, total, amount_paid)
      values ('bill', 'acc_1', 'whs_1', 'bill', 'open', 'USD', '2026-05-01', '2026-05-31', '{}', '{}', '[]', '[]', 900, 900, 0);
  `);
  await old.migrate();
}, 60_000);
afterAll(() => db.close());

async function credits() {
  const { rows } = await db.query<{ currency: string; amount: number }>(
    'select currency, amount::int as amount from account_credits order by currency',
  );
  return Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount]));
}

it('decision 065: credit is kept from the ledger as it is, and warehouses let their customers choose', async () => {
  expect(await credits()).toEqual({ EUR: 50, USD: 1000 });
  const { rows } = await db.query('select credit_rule from warehouses');
  expect(rows).toEqual([{ credit_rule: 'choice' }]);
});

it('decision 065: what the release before writes is kept as well', async () => {
  await db.exec(`begin; ${insertPayments} ${payment('late', 'USD', 200)}; commit;`);
  await db.exec(`update payments set status = 'refunded' where id = 'euro'`);
  expect(await credits()).toEqual({ EUR: 0, USD: 1200 });
});

it('decision 065: credit that was applied is not posted once more for the release before', async () => {
  await db.exec(`begin;
    insert into ledger_transactions (id, account_id, warehouse_id, kind, cause, currency, effective_at)
      values ('ltx_1', 'acc_1', 'whs_1', 'credit_applied', 'one applied cra_1', 'USD', now());
    insert into ledger_entries (account_id, transaction_id, position, ledger_account, direction, amount, invoice_id, payment_id)
      values ('acc_1', 'ltx_1', 0, 'credit', 'debit', 700, null, 'one'),
        ('acc_1', 'ltx_1', 1, 'receivable', 'credit', 700, 'bill', 'one');
    update payments set allocations = '[{"invoiceId": "bill", "amount": 700}]', told_allocations = '[]' where id = 'one';
    update invoices set amount_paid = 700 where id = 'bill';
    commit;`);
  expect(await credits()).toEqual({ EUR: 0, USD: 500 });
  const { rows } = await db.query(
    `select count(*)::int as entries from ledger_entries where payment_id = 'one'`,
  );
  expect(rows).toEqual([{ entries: 4 }]);
});
