import { z } from 'zod';

/** The end of a page: its sort, and the sort key and id of its last row. */
export interface Cursor {
  sort: string;
  key: string;
  id: string;
}

/** Encodes a cursor as an opaque text for the client. */
export function encodeCursor({ sort, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

interface Cut<R> {
  sort: string;
  limit: number;
  keyOf: (row: R) => string;
}

/** Rows that were read with one beyond the page's limit, without it, and the cursor of the next page if it is there. */
export function cutPage<R extends { id: string }>(rows: readonly R[], { sort, limit, keyOf }: Cut<R>) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? encodeCursor({ sort, key: keyOf(last), id: last.id }) : null };
}

/** Decodes a cursor; null when it is not one of ours, belongs to another sort, or its key is invalid. */
export function decodeCursor(text: string, sort: string, keySchema: z.ZodType<string>): Cursor | null {
  if (!/^[\w-]+$/.test(text)) return null;
  const cursorSchema = z.tuple([z.literal(sort), keySchema, z.string().regex(/^\w{1,64}$/)]);
  try {
    const [, key, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { sort, key, id };
  } catch {
    return null;
  }
}
