import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, oneCustomer } from '@/tests/support/old-database';

let db: PGlite;

beforeAll(async () => {
  const old = await databaseBefore('0029_provider_refunds');
  db = old.db;
  const parts = '[{"invoiceId": "inv_1", "amount": 700}]';
  await db.exec(`
    ${oneCustomer}
    insert into payments (id, account_id, status, method, amount, amount_refunded, currency, reference, allocations, received_at)
      values ('gone', 'acc_1', 'reversed', 'card', 1000, 200, 'USD', 'gone', '${parts}', '2026-05-02T12:00Z'),
        ('again', 'acc_1', 'succeeded', 'card', 1000, 0, 'USD', 'again', '[]', '2026-05-02T12:00Z');
    insert into provider_payments (account_id, payment_id, provider, asked, facts, started_at) values
      ('acc_1', 'gone', 'stripe', '{}', '{"paidAt": "x", "takenBack": ["du_1"]}', now()),
      ('acc_1', 'again', 'stripe', '{}', '{"paidAt": "x", "takenBack": ["du_2"], "givenAgain": ["du_2", "du_3"]}', now());
    insert into provider_messages (provider, id, payment_id, issue, seen_at)
      values ('stripe', 'evt_1', 'again', '{"reason": "partly_taken_back"}', now());
  `);
  await old.migrate();
}, 60_000);
afterAll(() => db.close());

it('decision 066: payments of the release before are taken back by amount, and off invoices that are known', async () => {
  const { rows } = await db.query(`
    select p.id, amount_taken_back, allocations, told_allocations, taken_off, facts from payments p
    join provider_payments c on c.payment_id = p.id order by p.id`);
  const parts = [{ invoiceId: 'inv_1', amount: 700 }];
  const whole = { takenBack: 1000, givenAgain: 1000 };
  expect(rows).toEqual([
    {
      ...{ id: 'again', amount_taken_back: 0, allocations: [], told_allocations: null, taken_off: [] },
      facts: { paidAt: 'x', claims: { du_2: whole, du_3: { givenAgain: 1000 } } },
    },
    {
      ...{ id: 'gone', amount_taken_back: 800, allocations: [{ invoiceId: 'inv_1', amount: 0 }] },
      ...{ told_allocations: parts, taken_off: parts },
      facts: { paidAt: 'x', claims: { du_1: { takenBack: 800 } } },
    },
  ]);
});

it('decision 066: what was not booked of a dispute about a part is to be looked at still', async () => {
  const { rows } = await db.query('select issue from provider_messages');
  expect(rows).toEqual([{ issue: { reason: 'other_amount' } }]);
});
