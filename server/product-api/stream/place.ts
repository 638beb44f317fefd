import { z } from 'zod';
import type { Database } from '@/server/database';
import { mostChanges, newestEvents } from '@/server/database/repositories/events/account-events';
import { beginning, readHorizon, type EventPlace } from '@/server/database/repositories/events/read-events';
import { decodeCursor, encodeCursor } from '@/server/database/repositories/sql/cursor';
import { dayMs } from '@/lib/domain/values/milliseconds';

/** ms for which a message's id is a place to go on from: what only pages were told of is kept for longer. */
const resumable = dayMs;

/** ms by which the clocks of instances may differ, and for which a transaction may have been open. */
const tolerance = 10_000;

const sort = 'stream';
const transactionSchema = z.string().regex(/^\d{1,19}$/);
const detailsSchema = z
  .string()
  .regex(/^\d{1,15}_\d{1,15}$/)
  .transform((text) => text.split('_').map(Number) as [position: number, at: number]);

/** The id of a message: a place in the order of events, and when it was reached. */
export function streamIdOf({ transactionId, position }: EventPlace, now: Date): string {
  return encodeCursor({ sort, key: transactionId, id: `${position}_${now.getTime()}` });
}

/** What a stream goes on from: the last id, or how old the page is that has had none yet, in seconds. */
export interface StreamStart {
  lastId?: string | undefined;
  age?: number | undefined;
}

/** Where a stream begins, and whether changes before it may not have been told. */
export interface Beginning {
  place: EventPlace;
  isReset: boolean;
}

/** @returns undefined for an id that is none of ours, too old, or of a database before this one was restored */
async function placeOf(db: Database, lastId: string, now: Date): Promise<EventPlace | undefined> {
  const cursor = decodeCursor(lastId, sort, transactionSchema);
  const details = detailsSchema.safeParse(cursor?.id);
  if (!cursor || !details.success) return undefined;
  const [position, at] = details.data;
  if (now.getTime() - at > resumable) return undefined;
  return BigInt(cursor.key) < BigInt(await readHorizon(db))
    ? { transactionId: cursor.key, position }
    : undefined;
}

/** Where an account's stream begins. */
export async function beginningOf(
  db: Database,
  accountId: string,
  { lastId, age }: StreamStart,
  now: Date,
): Promise<Beginning> {
  const known = lastId === undefined ? undefined : await placeOf(db, lastId, now);
  if (known) return { place: known, isReset: false };
  const newest = await newestEvents(db, accountId);
  const last = { place: newest[0] ?? beginning, isReset: lastId !== undefined };
  if (age === undefined || last.isReset) return last;
  const since = now.getTime() - age * 1000 - tolerance;
  const before = newest.find(({ recordedAt }) => recordedAt.getTime() < since);
  if (before) return { place: before, isReset: false };
  return newest.length < mostChanges ? { place: beginning, isReset: false } : { ...last, isReset: true };
}
