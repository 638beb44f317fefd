import {
  eventData,
  eventVersion,
  screenEventKinds,
  type DomainEvent,
  type EventKind,
} from '@/lib/domain/event/catalogue';
import { schema, type Database } from '../..';
import { insertMany } from '../sql/bulk';

/**
 * An event to record. It happened now, or `at` another time; `once` names one that happens a single time, such as a date
 * that is reached.
 */
export type NewEvent = DomainEvent & { at?: Date; once?: string };

const screenKinds: ReadonlySet<EventKind> = new Set(screenEventKinds);

/**
 * Records what happened. Call it in the transaction of the change, so that neither is there without the other. An event
 * whose `once` the account has already is skipped.
 * @throws ZodError for data that is not in the shape of its kind
 */
export async function recordEvents(tx: Database, events: readonly NewEvent[], now: Date): Promise<void> {
  const rows = events.map(({ kind, data, accountId, warehouseId, subjectId, at = now, once = null }) => ({
    kind,
    version: eventVersion,
    accountId,
    warehouseId,
    subjectId,
    data: eventData[kind].parse(data),
    once,
    at,
    recordedAt: now,
    relayedAt: screenKinds.has(kind) ? now : null,
  }));
  await insertMany(tx, schema.domainEvents, rows);
}

type AccountEvent = Extract<DomainEvent, { kind: `account.${string}` }>;
type WhatHappened<E> = E extends AccountEvent ? Pick<E, 'kind' | 'data'> : never;

type OfWarehouse = Pick<typeof schema.accounts.$inferSelect, 'id' | 'warehouseId'>;

/** The same where notifications of accounts came or were read. */
export function recordNotifications(
  tx: Database,
  accounts: readonly OfWarehouse[],
  now: Date,
): Promise<void> {
  const events = accounts.map(({ id, warehouseId }): NewEvent => {
    return { kind: 'account.notifications_changed', data: {}, accountId: id, warehouseId, subjectId: id };
  });
  return recordEvents(tx, events, now);
}

/** The same for one thing that happened to an account itself. */
export function recordOfAccount(
  tx: Database,
  { id, warehouseId }: OfWarehouse,
  event: WhatHappened<AccountEvent>,
  now: Date,
): Promise<void> {
  return recordEvents(tx, [{ ...event, accountId: id, warehouseId, subjectId: id }], now);
}
