import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, oneCustomer } from '@/tests/support/old-database';

let db: PGlite;

beforeAll(async () => {
  const old = await databaseBefore('0025_credit_notes');
  db = old.db;
  await db.exec(`
    ${oneCustomer}
    insert into payments (id, account_id, status, method, amount, currency, reference, allocations, received_at) values
      ('back', 'acc_1', 'refunded', 'Card', 700, 'USD', 'back', '[]', '2026-05-02T12:00Z'),
      ('part', 'acc_1', 'succeeded', 'Card', 1000, 'USD', 'part', '[]', '2026-05-02T12:00Z');
  `);
  await old.migrate();
}, 60_000);
afterAll(() => db.close());

/** What the ledger says that is left of each payment, and how often that changed. */
async function payments() {
  const { rows } = await db.query<{ payment_id: string; left: number; changes: number }>(`
    select payment_id, sum(case direction when 'debit' then amount else -amount end)::int as left, count(*)::int as changes
    from ledger_entries where ledger_account = 'payments' group by 1 order by 1`);
  return rows.map((row) => [row.payment_id, row.left, row.changes]);
}

it('decision 060: payments of the release before have sent back nothing by refunds', async () => {
  const { rows } = await db.query('select id, amount_refunded, told_allocations from payments order by id');
  expect(rows).toEqual([
    { id: 'back', amount_refunded: 0, told_allocations: null },
    { id: 'part', amount_refunded: 0, told_allocations: null },
  ]);
  expect(await payments()).toEqual([
    ['back', 0, 2],
    ['part', 1000, 1],
  ]);
});

it('decision 060: a payment that the release before refunds sends back what its refunds have left', async () => {
  await db.exec(`begin;
    insert into ledger_transactions (id, account_id, warehouse_id, kind, cause, currency, effective_at)
      values ('ltx_1', 'acc_1', 'whs_1', 'payment_refunded', 'ref_1 refunded', 'USD', now());
    insert into ledger_entries (account_id, transaction_id, position, ledger_account, direction, amount, payment_id) values
      ('acc_1', 'ltx_1', 0, 'payments', 'credit', 300, 'part'), ('acc_1', 'ltx_1', 1, 'credit', 'debit', 300, 'part');
    update payments set amount_refunded = 300 where id = 'part';
    commit;`);
  expect(await payments()).toContainEqual(['part', 700, 2]);
  await db.exec(`update payments set status = 'refunded' where id = 'part'`);
  expect(await payments()).toContainEqual(['part', 0, 3]);
  const { rows } = await db.query(
    `select sum(case direction when 'debit' then amount else -amount end)::int as credit from ledger_entries
      where ledger_account = 'credit' and payment_id = 'part'`,
  );
  expect(rows).toEqual([{ credit: 0 }]);
});
