import { DrizzleQueryError } from 'drizzle-orm';
import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { noteFailure } from '@/server/database/repositories/events/failures';
import type { EventRow } from '@/server/database/repositories/events/read-events';

/** Takes note of events, oldest first, in the transaction that marks them as handed on, and does nothing else. */
export type Consumer = (tx: Database, events: readonly EventRow[], now: Date) => Promise<void>;

/** A consumer, and the name under which events that it could not take are kept. */
export interface NamedConsumer {
  name: string;
  consume: Consumer;
}

/** PostgreSQL's classes of errors that are no event's fault: races, a lack of resources, an operator's intervention. */
const passing = /^(40|53|55|57|58)/;

const causeOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);

/** What a database can keep of an error's message. */
function reasonOf(error: unknown): string {
  const cause = causeOf(error);
  return cause instanceof Error ? cause.message.replaceAll('\0', '').slice(0, 500) : 'unknown';
}

function isPassing(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && passing.test(String(cause.code));
}

/**
 * Lets a consumer take events; what it wrote before it failed is undone.
 * @returns what it threw, if it did
 * @throws what passes by itself, so that the same events come again
 */
async function attempt(
  tx: Database,
  { consume }: NamedConsumer,
  events: readonly EventRow[],
  now: Date,
): Promise<{ error: unknown } | null> {
  try {
    await tx.transaction((inner) => consume(inner, events, now));
    return null;
  } catch (error) {
    if (isPassing(error)) throw error;
    return { error };
  }
}

/**
 * Hands one event on, or sets it aside with the reason. Where the database has gone meanwhile the reason can't be kept
 * either, so that the whole transaction fails, and nothing is taken for the event's fault.
 * @returns whether it was taken
 */
export async function handOn(
  tx: Database,
  consumer: NamedConsumer,
  event: EventRow,
  now: Date,
): Promise<boolean> {
  const failed = await attempt(tx, consumer, [event], now);
  if (!failed) return true;
  const { error } = failed;
  const { position, kind } = event;
  await noteFailure(tx, { position, consumer: consumer.name, reason: reasonOf(error) }, now);
  log.error('event_not_taken', { consumer: consumer.name, position, kind, error });
  return false;
}

/** Hands events on, in one go; one by one if that fails, to find those that can't be taken. */
export async function handOver(
  tx: Database,
  consumer: NamedConsumer,
  events: readonly EventRow[],
  now: Date,
): Promise<void> {
  if (!(await attempt(tx, consumer, events, now))) return;
  for (const event of events) await handOn(tx, consumer, event, now);
}
