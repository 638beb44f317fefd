import 'server-only';
import { z } from 'zod';

const raisedToast = z.object({
  id: z.string(),
  severity: z.enum(['info', 'success', 'warn', 'error', 'secondary', 'contrast']).optional(),
  summary: z.string(),
  detail: z.string().optional(),
  life: z.number().positive().optional(),
  closable: z.boolean().optional(),
});

/** A toast that a server action raised, on its way to the page in a cookie. */
export type RaisedToast = z.infer<typeof raisedToast>;

/** Browsers limit a cookie to 4,096 bytes, name and attributes included. */
const maxBytes = 3800;

/** The pending toasts of a cookie; anything unreadable counts as none. */
export function parseRaised(value: string | undefined): RaisedToast[] {
  if (!value) return [];
  try {
    return z.array(raisedToast).parse(JSON.parse(value));
  } catch {
    return [];
  }
}

/**
 * The cookie's value with one more toast; the oldest are dropped to make room.
 * @throws RangeError when the toast alone is too long
 */
export function addRaised(value: string | undefined, toast: RaisedToast): string {
  const waiting = [...parseRaised(value), toast];
  while (waiting.length > 0) {
    const next = JSON.stringify(waiting);
    if (encodeURIComponent(next).length <= maxBytes) return next;
    waiting.shift();
  }
  throw new RangeError('This toast is too long for a cookie; say it on the page.');
}
