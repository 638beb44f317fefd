/** Pseudo-random numbers in [0, 1) that are the same on the server and in the browser (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An element of a list, by a random number. */
export function pick<T>(list: readonly T[], thrown: number): T {
  return list[Math.floor(thrown * list.length)] as T;
}
