import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, oneCustomer } from '@/tests/support/old-database';

let db: PGlite;

beforeAll(async () => {
  const old = await databaseBefore('0009_changed_at');
  db = old.db;
  await db.exec(`
    ${oneCustomer}
    insert into packages (id, account_id, reference, status, "group", status_changed_at, warehouse_id, description,
      search_text, created_at, inbound, last_event, next_action)
    values
      ('moved', 'acc_1', 'R1', 'received', 'at_warehouse', '2026-05-02T12:00Z', 'whs_1', 'Lamp', '', '2026-05-01T12:00Z',
        null, '{"message":"Delivered","occurredAt":"2026-05-02T03:00:00.000Z"}', null),
      ('held', 'acc_1', 'R2', 'on_hold', 'action_needed', '2026-05-04T12:00Z', 'whs_1', 'Lamp', '', '2026-05-01T12:00Z',
        null, '{"message":"Weighed","occurredAt":"2026-05-02T03:00:00.000Z"}',
        '{"code":"answer_hold","label":"Answer","dueAt":"2026-05-10T03:30:00.000Z"}'),
      ('alike', 'acc_1', 'R3', 'expected', 'expected', '2026-05-03T12:00Z', 'whs_1', 'UPS package', '', '2026-05-03T12:00Z',
        '{"carrier":"ups","trackingNumber":"1Z5338FF0107231059"}', null, null),
      ('told', 'acc_1', 'R4', 'expected', 'expected', '2026-05-03T12:00Z', 'whs_1', 'Care package', '', '2026-05-03T12:00Z',
        '{"carrier":"dpd","trackingNumber":"01234567890"}',
        '{"message":"Scan","occurredAt":"2026-05-03T09:00:00.000Z"}', null);
    insert into tracking_events (id, package_id, leg, occurred_at, local_time, received_at, status, message, source, fingerprint)
    values
      ('e1', 'moved', 'inbound', '2026-05-02T03:00Z', null, '2026-05-02T12:00Z', 'delivered', 'Delivered', 'webhook', 'a'),
      ('e2', 'held', 'warehouse', '2026-05-02T03:00Z', null, '2026-05-02T03:01Z', 'in_transit', 'Weighed', 'operator', 'b'),
      ('e3', 'told', 'inbound', '2026-05-03T09:00Z', '3.5.26 09:00', '2026-05-03T13:00Z', 'in_transit', 'Scan', 'import', 'c');
  `);
  await old.migrate();
}, 60_000);
afterAll(() => db.close());

async function packageOf(id: string) {
  const { rows } = await db.query('select * from packages where id = $1', [id]);
  return rows[0];
}

it('findings 17, 18, 19: the migration gives old packages the instant, due day and name that new ones have', async () => {
  expect(await packageOf('moved')).toMatchObject({
    status_changed_at: new Date('2026-05-02T03:00:00Z'),
    changed_at: new Date('2026-05-02T03:00:00Z'),
  });
  expect(await packageOf('held')).toMatchObject({
    status_changed_at: new Date('2026-05-04T12:00:00Z'),
    changed_at: new Date('2026-05-04T12:00:00Z'),
    next_action: { code: 'answer_hold', label: 'Answer', dueOn: '2026-05-09' },
  });
  expect(await packageOf('alike')).toMatchObject({
    description: 'UPS package ending 231059',
    changed_at: new Date('2026-05-03T12:00:00Z'),
  });
  expect(await packageOf('told')).toMatchObject({
    description: 'Care package',
    status_changed_at: new Date('2026-05-03T09:00:00Z'),
    changed_at: new Date('2026-05-03T09:00:00Z'),
    last_event: { localTime: '3.5.26 09:00' },
  });
});
