import { timingSafeEqual } from 'node:crypto';

/** Compares a key that somebody gave with ours, in a time that tells nothing of ours. */
export function sameKey(given: string | null | undefined, key: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(key);
  return a.length === b.length && timingSafeEqual(a, b);
}
