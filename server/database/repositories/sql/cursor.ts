import { z } from 'zod';

/** Where a page ended: the sort it belongs to, the sort key and the id of its last row. */
export interface Cursor {
  sort: string;
  key: string;
  id: string;
}

/** An opaque text for the client to hand back. */
export function encodeCursor({ sort, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** Reads a cursor back; null when it is not one of ours, not of this sort, or its key is not one of this sort. */
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
