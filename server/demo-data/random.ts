/** A small seeded generator (mulberry32): the same seed yields the same demo data. */
export interface Random {
  /** An integer, both ends included. */
  int: (min: number, max: number) => number;
  pick: <T>(values: readonly T[]) => T;
  /** A number of random decimal digits. */
  digits: (count: number) => string;
  /** An opaque id. */
  id: (prefix: string) => string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const text = (count: number, base: number) =>
    Array.from({ length: count }, () => int(0, base - 1).toString(base)).join('');
  return {
    int,
    pick: <T>(values: readonly T[]) => values[int(0, values.length - 1)] as T,
    digits: (count) => text(count, 10),
    id: (prefix) => `${prefix}_${text(32, 16)}`,
  };
}
