import type { z } from 'zod';
import { text } from '@/lib/text/text';
import { decodeCursor, type Cursor } from '@/server/database/repositories/sql/cursor';
import { invalidFields } from './input';

export const defaultLimit = 25;

/** The start and length of a page. @throws AppError 1010 for a cursor of another sort. */
export function pageOf(
  { cursor, limit = defaultLimit }: { cursor?: string; limit?: number },
  sort: string,
  keySchema: z.ZodType<string>,
): { after: Cursor | null; limit: number } {
  if (cursor === undefined) return { after: null, limit };
  const after = decodeCursor(cursor, sort, keySchema);
  if (!after) throw invalidFields({ cursor: text('answersPage.cursor') });
  return { after, limit };
}
