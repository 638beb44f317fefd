import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { subjectOf, type EventKind } from '@/lib/domain/event/catalogue';
import type { Change } from '@/lib/domain/stream/stream';
import { schema, type Database } from '../..';
import type { EventPlace } from './read-events';

const { accounts, domainEvents, invoices, outboundShipments, packages, revokedSessions } = schema;

/** What changed of an account, and its place in the order of events. */
interface AccountChange extends EventPlace {
  accountId: string;
  kind: EventKind;
  change: Change;
  /** No event can come before it any more (decision 041). */
  isSettled: boolean;
}

/** The most changes of one account that are read at once. */
export const mostChanges = 200;

/** Events of one transaction or more that has not been passed by all open ones may still get others before them. */
const isSettled = sql<boolean>`${domainEvents.transactionId} < pg_snapshot_xmin(pg_current_snapshot())`;

const versionOf = sql<number | null>`coalesce(
  (select ${packages.version} from ${packages} where ${packages.id} = ${domainEvents.subjectId}),
  (select ${outboundShipments.version} from ${outboundShipments} where ${outboundShipments.id} = ${domainEvents.subjectId}),
  (select ${invoices.version} from ${invoices} where ${invoices.id} = ${domainEvents.subjectId}),
  (select ${accounts.version} from ${accounts} where ${accounts.id} = ${domainEvents.subjectId}))`;

function changeOf(kind: EventKind, id: string, version: number | null): Change {
  if (kind === 'account.notifications_changed') return { subject: 'notifications', id };
  return { subject: subjectOf(kind), id, ...(version !== null && { version }) };
}

/**
 * What changed of accounts, each after a place of its own, in order: one statement for all of them.
 * @returns at most `mostChanges` of each account, those that are not settled among them
 */
export async function changesAfter(
  db: Database,
  places: ReadonlyMap<string, EventPlace>,
): Promise<AccountChange[]> {
  const seen = JSON.stringify(
    [...places].map(([id, { transactionId, position }]) => ({ id, transaction: transactionId, position })),
  );
  const found = await db
    .select({
      accountId: domainEvents.accountId,
      transactionId: domainEvents.transactionId,
      position: domainEvents.position,
      kind: domainEvents.kind,
      subjectId: domainEvents.subjectId,
      version: versionOf,
      isSettled,
    })
    .from(sql`jsonb_to_recordset(${seen}::jsonb) as seen(id text, transaction text, position bigint)`)
    .innerJoin(
      sql`lateral (
        select later.position from ${domainEvents} later
        where later.account_id = seen.id
          and (later.transaction_id, later.position) > (seen.transaction::xid8, seen.position)
        order by later.transaction_id, later.position limit ${mostChanges}) as news`,
      sql`true`,
    )
    .innerJoin(domainEvents, sql`${domainEvents.position} = news.position`)
    .orderBy(domainEvents.transactionId, domainEvents.position);
  return found.map(({ subjectId, version, ...row }) => ({
    ...row,
    change: changeOf(row.kind, subjectId, version),
  }));
}

/** The newest events of an account that no other can come before, newest first. */
export async function newestEvents(db: Database, accountId: string) {
  return db
    .select({
      transactionId: domainEvents.transactionId,
      position: domainEvents.position,
      recordedAt: domainEvents.recordedAt,
    })
    .from(domainEvents)
    .where(and(eq(domainEvents.accountId, accountId), isSettled))
    .orderBy(desc(domainEvents.transactionId), desc(domainEvents.position))
    .limit(mostChanges);
}

/** Those of some sessions that have been ended. */
export async function endedAmong(db: Database, sessionIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: revokedSessions.sessionId })
    .from(revokedSessions)
    .where(inArray(revokedSessions.sessionId, [...sessionIds]));
  return rows.map(({ id }) => id);
}

/** Says to this process itself, by way of the database, that notices arrive. */
export async function sendNotice(db: Database, notice: string): Promise<void> {
  await db.execute(sql`select pg_notify('waybill', ${notice})`);
}
