import { z } from 'zod';
import { eventKinds } from '@/lib/domain/event/catalogue';
import { changeIdOf, changeIdSchema, positionOf } from '@/lib/domain/operator/change-id';
import { listFailures, repeatFailures } from '@/server/database/repositories/events/failures';
import type { CommandContext } from './context';
import { RefusedError } from './refused';

/** Newest first. */
export const eventListSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(eventKinds),
    warehouse: z.string(),
    consumer: z.string(),
    failedAt: z.coerce.date(),
    /** Whether it is about to be tried again. */
    isRepeated: z.boolean(),
    reason: z.string(),
  }),
);

/** Events that some of those who are told of them could not take. */
export async function listFailedEvents(
  { db }: CommandContext,
  body: unknown,
): Promise<z.infer<typeof eventListSchema>> {
  const { limit } = z.object({ limit: z.int().min(1).max(200).default(20) }).parse(body);
  const rows = await listFailures(db, limit);
  return rows.map(({ failure: { position, consumer, failedAt, repeatAt, reason }, kind, warehouse }) => ({
    ...{ id: changeIdOf(position), kind, warehouse, consumer, failedAt, reason },
    isRepeated: repeatAt !== null,
  }));
}

export const eventsRepeatedSchema = z.object({ repeated: z.int() });

/**
 * Has the server hand an event on again to those who could not take it, or all such events.
 * @throws RefusedError when there is no such event, or everybody has taken it
 */
export async function repeatFailedEvents(
  { db, clock }: CommandContext,
  body: unknown,
): Promise<z.infer<typeof eventsRepeatedSchema>> {
  const { id } = z.object({ id: z.union([z.literal('all'), changeIdSchema]) }).parse(body);
  const repeated = await repeatFailures(db, id === 'all' ? undefined : positionOf(id), clock());
  if (repeated === 0 && id !== 'all')
    throw new RefusedError(`There is no event ${id} that somebody could not take.`);
  return { repeated };
}
