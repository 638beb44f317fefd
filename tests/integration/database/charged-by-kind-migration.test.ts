import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, oneCustomer } from '@/tests/support/old-database';

let db: PGlite;

const lines = (...kinds: [kind: string, amount: number][]) =>
  JSON.stringify(kinds.map(([kind, amount]) => ({ kind, amount: { amount, currency: 'USD' } })));
const insertInvoice = (id: string, own: string) => `
  insert into invoices (id, account_id, warehouse_id, number, status, currency, issue_date, due_date, seller, buyer,
    lines, taxes, subtotal, total, amount_paid)
    values ('${id}', 'acc_1', 'whs_1', '${id}', 'open', 'USD', '2026-05-01', '2026-05-31', '{}', '{}', '${own}', '[]', 900, 900, 0);`;

beforeAll(async () => {
  const old = await databaseBefore('0033_charged_by_kind');
  db = old.db;
  await db.exec(`
    ${oneCustomer}
    ${insertInvoice('known', lines(['shipping', 700], ['shipping', 50], ['tax', 150]))}
    insert into credit_notes (id, account_id, warehouse_id, invoice_id, number, operator_reference, reason, issue_date,
      currency, lines, taxes, subtotal, total, released, created_at)
      values ('note', 'acc_1', 'whs_1', 'known', 'CN-1', 'CN-1', '', '2026-05-02', 'USD', '${lines(['tax', 150])}', '[]',
        150, 150, '[]', '2026-05-02T12:00Z');
  `);
  await old.migrate();
}, 60_000);
afterAll(() => db.close());

async function charged(table: 'invoices' | 'credit_notes') {
  const { rows } = await db.query<{ id: string; charged_by_kind: object }>(
    `select id, charged_by_kind from ${table} order by id`,
  );
  return Object.fromEntries(rows.map((row) => [row.id, row.charged_by_kind]));
}

it('ADR 079: the charges of invoices and credit notes from before are added up', async () => {
  expect(await charged('invoices')).toEqual({ known: { shipping: [750, 2], tax: [150, 1] } });
  expect(await charged('credit_notes')).toEqual({ note: { tax: [150, 1] } });
});

it('ADR 079: so are those of what the release before writes, and the ledger goes on following invoices', async () => {
  await db.exec(insertInvoice('late', lines(['storage', 900])));
  expect(await charged('invoices')).toMatchObject({ late: { storage: [900, 1] } });
  await db.exec(`update invoices set lines = '${lines(['storage', 500], ['duty', 400])}' where id = 'late'`);
  expect(await charged('invoices')).toMatchObject({ late: { storage: [500, 1], duty: [400, 1] } });
  const { rows } = await db.query(`select invoice_id from ledger_entries where invoice_id = 'late' limit 1`);
  expect(rows).toEqual([{ invoice_id: 'late' }]);
});
