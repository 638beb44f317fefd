import { subjectOf, type EventKind, type EventSubject } from '@/lib/domain/event/catalogue';
import { changeIdOf } from '@/lib/domain/operator/change-id';
import type { OperatorChange } from '@/lib/domain/operator/operator-readings';
import type { Database } from '../..';
import { forgottenTo } from '../events/forget-events';
import {
  beginning,
  comparePlaces,
  eventsAfter,
  lastPlace,
  readHorizon,
  type EventPlace,
  type EventRow,
} from '../events/read-events';
import { operatorCustomersOf } from './operators-read-customers';
import { operatorInvoicesOf } from './operators-read-invoices';
import { operatorPackagesOf } from './operators-read-packages';
import { operatorPaymentsOf } from './operators-read-payments';
import { operatorShipmentsOf } from './operators-read-shipments';

type Subject = Pick<OperatorChange, 'package' | 'shipment' | 'customer' | 'invoice' | 'payment'>;
type SubjectReader = (
  db: Database,
  warehouseId: string,
  ids: readonly string[],
) => Promise<[id: string, subject: Subject][]>;

const readers: Record<EventSubject, SubjectReader> = {
  package: async (...of) => (await operatorPackagesOf(...of)).map((one) => [one.id, { package: one }]),
  shipment: async (...of) => (await operatorShipmentsOf(...of)).map((one) => [one.id, { shipment: one }]),
  account: async (...of) => (await operatorCustomersOf(...of)).map((one) => [one.id, { customer: one }]),
  invoice: async (...of) => (await operatorInvoicesOf(...of)).map((one) => [one.id, { invoice: one }]),
  payment: async (...of) => (await operatorPaymentsOf(...of)).map((one) => [one.id, { payment: one }]),
};

/** What a warehouse's events are about, by id, as it is now. */
async function subjectsOf(db: Database, warehouseId: string, events: readonly EventRow[]) {
  const found = new Map<string, Subject>();
  for (const subject of new Set(events.map(({ kind }) => subjectOf(kind)))) {
    const its = events.filter(({ kind }) => subjectOf(kind) === subject);
    const ids = [...new Set(its.map(({ subjectId }) => subjectId))];
    for (const [id, one] of await readers[subject](db, warehouseId, ids)) found.set(id, one);
  }
  return found;
}

/** A warehouse's events as operators read them. */
export async function toOperatorChanges(
  db: Database,
  warehouseId: string,
  events: readonly EventRow[],
): Promise<OperatorChange[]> {
  const subjects = await subjectsOf(db, warehouseId, events);
  return events.map(({ position, kind, version, at, data, subjectId }) => ({
    id: changeIdOf(position),
    kind,
    version,
    at: at.toISOString(),
    data,
    ...subjects.get(subjectId),
  }));
}

interface Query {
  kinds: readonly EventKind[];
  /** From the beginning without it. */
  since: EventPlace | undefined;
  limit: number;
}

/**
 * A page of a warehouse's changes, and the place to go on from, also when it is empty. Below the oldest open transaction
 * alone, so that none that commits later has a place before it (decision 041).
 * @returns why there is none: the place is `unreached` by this database, such as one from before it was restored, or
 *   changes after it are deleted, `forgotten`
 */
export async function readOperatorChanges(
  db: Database,
  warehouseId: string,
  { kinds, since, limit }: Query,
): Promise<{ changes: OperatorChange[]; end: EventPlace; hasMore: boolean } | 'unreached' | 'forgotten'> {
  const horizon = await readHorizon(db);
  if (since && BigInt(since.transactionId) >= BigInt(horizon)) return 'unreached';
  const after = since ?? beginning;
  const found = await eventsAfter(db, warehouseId, { kinds, after, horizon, limit: limit + 1 });
  // Asked for afterwards, so that nothing is deleted in between.
  const forgotten = await forgottenTo(db, warehouseId);
  if (since && forgotten && comparePlaces(since, forgotten) < 0) return 'forgotten';
  const shown = found.slice(0, limit);
  const hasMore = found.length > limit;
  const changes = await toOperatorChanges(db, warehouseId, shown);
  const reached = hasMore ? shown.at(-1) : await lastPlace(db, warehouseId, horizon);
  const end = reached && comparePlaces(reached, after) > 0 ? reached : after;
  return { changes, end, hasMore };
}
