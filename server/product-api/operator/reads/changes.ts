import { z } from 'zod';
import { customerEventKinds, eventKinds } from '@/lib/domain/event/catalogue';
import { keptDays } from '@/lib/domain/event/kept-days';
import { operatorChangePageSchema } from '@/lib/domain/operator/operator-readings';
import { listQuery, oneOf } from '@/lib/domain/values/inputs';
import { text } from '@/lib/text/text';
import { readOperatorChanges } from '@/server/database/repositories/operators/operators-read-changes';
import type { EventPlace } from '@/server/database/repositories/events/read-events';
import { decodeCursor, encodeCursor } from '@/server/database/repositories/sql/cursor';
import { invalidFields } from '../../http/input';
import { defaultLimit } from '../../http/paging';
import { reading } from './reading';

const querySchema = z.strictObject({
  since: listQuery.cursor,
  /** Joined by commas; those of customers without it. */
  kinds: z
    .string()
    .transform((kinds) => kinds.split(','))
    .pipe(z.array(oneOf(eventKinds)))
    .optional(),
  limit: listQuery.limit,
});

/** The sort of a cursor of changes: its key is a transaction, its id a position. */
const sort = 'changes';
const transactionSchema = z.string().regex(/^\d{1,19}$/);
const positionSchema = z.string().regex(/^\d{1,15}$/);

const tooOld = `Changes after this place are deleted: they are kept for ${keptDays.events} days. Read the lists, then begin without since`;
const unknownPlace = () => invalidFields({ since: text('answersPage.cursor') });

function placeOf(since: string): EventPlace {
  const cursor = decodeCursor(since, sort, transactionSchema);
  const position = positionSchema.safeParse(cursor?.id);
  if (!cursor || !position.success) throw unknownPlace();
  return { transactionId: cursor.key, position: Number(position.data) };
}

/** GET operator/changes. A place that is not of this database, or after which changes are deleted, is 1010. */
export const changes = reading({
  scope: 'changes:read',
  query: querySchema,
  page: operatorChangePageSchema,
  read: async (db, warehouseId, { since, kinds = customerEventKinds, limit = defaultLimit }) => {
    const place = since === undefined ? undefined : placeOf(since);
    const page = await readOperatorChanges(db, warehouseId, { kinds, since: place, limit });
    if (page === 'unreached') throw unknownPlace();
    if (page === 'forgotten') throw invalidFields({ since: tooOld });
    const { transactionId: key, position } = page.end;
    const nextCursor = encodeCursor({ sort, key, id: String(position) });
    return { changes: page.changes, nextCursor, hasMore: page.hasMore };
  },
});
