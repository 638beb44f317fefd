import { timingSafeEqual } from 'node:crypto';

/** Compares a given key with ours in constant time. */
export function sameKey(given: string | null | undefined, key: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(key);
  return a.length === b.length && timingSafeEqual(a, b);
}
