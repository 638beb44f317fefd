import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, oneCustomer } from '@/tests/support/old-database';

let db: PGlite;

beforeAll(async () => {
  const old = await databaseBefore('0021_package_legs');
  db = old.db;
  await db.exec(`
    ${oneCustomer}
    insert into packages (id, account_id, reference, status, "group", status_changed_at, warehouse_id, description,
      search_text, created_at, changed_at)
    values
      ('lamp', 'acc_1', 'R1', 'shipped', 'on_the_way', '2026-05-02T12:00Z', 'whs_1', 'Lamp', '', '2026-05-01T12:00Z', '2026-05-02T12:00Z'),
      ('book', 'acc_1', 'R2', 'in_storage', 'at_warehouse', '2026-05-02T12:00Z', 'whs_1', 'Book', '', '2026-05-01T12:00Z', '2026-05-02T12:00Z');
    insert into shipments (package_id, account_id, leg, carrier, tracking_number)
    values
      ('lamp', 'acc_1', 'inbound', 'ups', '1Z1'),
      ('lamp', 'acc_1', 'outbound', 'dpd', '0815'),
      ('book', 'acc_1', 'inbound', 'ups', '1Z2');
  `);
  await old.migrate();
}, 60_000);
afterAll(() => db.close());

const legs = async (table: 'package_legs' | 'shipments') => {
  const columns = 'package_id, leg, carrier, tracking_number';
  const { rows } = await db.query<Record<string, string>>(
    `select ${columns} from ${table} order by tracking_number, package_id`,
  );
  return rows.map((row) => Object.values(row).join(' '));
};

const before = ['lamp outbound dpd 0815', 'lamp inbound ups 1Z1', 'book inbound ups 1Z2'];

it('decision 053: the migration takes over the legs that the release before wrote, and leaves its table as it is', async () => {
  expect(await legs('package_legs')).toEqual(before);
  expect(await legs('shipments')).toEqual(before);
});

it('decision 053: from then on each table has what is written to the other', async () => {
  await db.exec(`insert into package_legs (package_id, account_id, leg, carrier, tracking_number)
    values ('book', 'acc_1', 'outbound', 'dpd', '0815')`);
  const shared = ['book outbound dpd 0815', ...before];
  expect(await legs('package_legs')).toEqual(shared);
  // Room for one package of a number.
  expect(await legs('shipments')).toEqual(['book outbound dpd 0815', ...before.slice(1)]);
  await db.exec(`update shipments set tracking_number = '1Z9' where tracking_number = '1Z2'`);
  expect(await legs('package_legs')).toEqual([...shared.slice(0, 3), 'book inbound ups 1Z9']);
});
