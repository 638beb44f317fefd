import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Figure, FigureName } from '@/lib/runtime/figures';
import type { Database } from '@/server/database/types';
import { holdOf } from './restorations';
import { rowsAs } from './sql/rows-as';

const number = z.coerce.number();

const queueRow = z.object({
  queue: z.string(),
  waiting: number,
  due: number,
  /** Seconds; null where nothing is due. */
  oldest: number.nullable(),
  retrying: number,
});

const seconds = (instant: SQL) => sql`extract(epoch from now() - ${instant})`;

/** Jobs of pg-boss that are not over; its own queues are left out. */
const jobs = sql`
  select name as queue, count(*) as waiting, count(*) filter (where start_after <= now()) as due,
    ${seconds(sql`min(start_after) filter (where start_after <= now())`)} as oldest,
    count(*) filter (where state = 'retry') as retrying
  from pgboss.job where state < 'active' and not starts_with(name, '__pgboss') group by name`;

/** Domain events that are to be handed on. */
const events = sql`
  select 'events' as queue, count(*) as waiting, count(*) as due, ${seconds(sql`min(recorded_at)`)} as oldest,
    0 as retrying
  from domain_events where relayed_at is null`;

const deliveries = sql`
  select 'webhooks' as queue, count(*) as waiting, count(*) filter (where due_at <= now()) as due,
    ${seconds(sql`min(due_at) filter (where due_at <= now())`)} as oldest,
    count(*) filter (where tries > 0) as retrying
  from webhook_deliveries where status = 'queued'`;

const counted = z.object({ of: z.string(), count: number });

const failedJobs = sql`
  select name as of, count(*) as count from pgboss.job
  where state = 'failed' and not starts_with(name, '__pgboss') group by name`;

const failedEvents = sql`select 'events' as of, count(*) as count from event_failures`;

const endpoints = sql`
  select case when disabled_at is null then 'enabled' else 'disabled' end as of, count(*) as count
  from webhook_endpoints group by 1`;

const issues = sql`
  select provider as of, count(*) as count from provider_messages where issue is not null group by provider`;

const openPaymentRow = z.object({ provider: z.string(), count: number, oldest: number });

const openPayments = sql`
  select provider, count(*) as count, ${seconds(sql`min(started_at)`)} as oldest
  from provider_payments join payments on payments.id = payment_id
  where payments.status = 'pending' group by provider`;

const backupRow = z.object({ age: number.nullable(), failures: number });

const backups = sql`select ${seconds(sql`taken_at`)} as age, failures from backup_plan`;

const store = sql`select to_regclass('pgboss.job') is not null as found`;

/** Whether pg-boss has made its tables, which it does when the first job is looked for. */
async function hasJobs(db: Database): Promise<boolean> {
  const [answer] = await rowsAs(db, z.object({ found: z.boolean() }), store);
  return answer?.found ?? false;
}

async function queueFigures(db: Database, statement: SQL): Promise<Figure[]> {
  const rows = await rowsAs(db, queueRow, statement);
  return rows.flatMap(({ queue, waiting, due, oldest, retrying }): Figure[] => [
    { name: 'waybill_queue_waiting', labels: { queue }, value: waiting },
    { name: 'waybill_queue_due', labels: { queue }, value: due },
    { name: 'waybill_queue_oldest_due_seconds', labels: { queue }, value: Math.max(oldest ?? 0, 0) },
    { name: 'waybill_queue_retrying', labels: { queue }, value: retrying },
  ]);
}

async function counts(db: Database, name: FigureName, label: string, statement: SQL): Promise<Figure[]> {
  const rows = await rowsAs(db, counted, statement);
  return rows.map(({ of, count }) => ({ name, labels: { [label]: of }, value: count }));
}

async function paymentFigures(db: Database): Promise<Figure[]> {
  const rows = await rowsAs(db, openPaymentRow, openPayments);
  return rows.flatMap(({ provider, count, oldest }): Figure[] => [
    { name: 'waybill_payments_open', labels: { provider }, value: count },
    { name: 'waybill_payments_oldest_open_seconds', labels: { provider }, value: oldest },
  ]);
}

/** Of the portal's own backups, where it takes any. */
async function backupFigures(db: Database): Promise<Figure[]> {
  const rows = await rowsAs(db, backupRow, backups);
  return rows.flatMap(({ age, failures }): Figure[] => [
    { name: 'waybill_backup_failures', value: failures },
    ...(age === null ? [] : [{ name: 'waybill_backup_age_seconds' as const, value: age }]),
  ]);
}

/** What waits, was given up or is open in the database, over all warehouses. */
export async function readWork(db: Database): Promise<Figure[]> {
  const isThere = await hasJobs(db);
  const held: Figure = { name: 'waybill_queue_held', value: (await holdOf(db)) === null ? 0 : 1 };
  return [
    held,
    ...(isThere ? await queueFigures(db, jobs) : []),
    ...(await queueFigures(db, events)),
    ...(await queueFigures(db, deliveries)),
    ...(isThere ? await counts(db, 'waybill_queue_failed', 'queue', failedJobs) : []),
    ...(await counts(db, 'waybill_queue_failed', 'queue', failedEvents)),
    ...(await counts(db, 'waybill_webhook_endpoints', 'state', endpoints)),
    ...(await counts(db, 'waybill_payment_issues', 'provider', issues)),
    ...(await paymentFigures(db)),
    ...(await backupFigures(db)),
  ];
}
