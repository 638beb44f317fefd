import { timingSafeEqual } from 'node:crypto';

/** Compares a secret that was given with ours in a time that does not depend on how much is equal. */
export function equalInConstantTime(given: string | null | undefined, ours: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(ours);
  return a.length === b.length && timingSafeEqual(a, b);
}
