/** The result of a finished call, and until when (ms since 1970) it is shared. */
export interface Flight<T> {
  value: T;
  keepUntil: number;
}

interface Entry<T> {
  pending: Promise<Flight<T>>;
  keepUntil: number;
}

const limit = 5_000;

/** Runs at most one call per key at a time; callers that join meanwhile, or soon after, share its outcome. */
export function createSingleFlight<T>(clock: () => Date) {
  const entries = new Map<string, Entry<T>>();

  function dropOld(now: number): void {
    for (const [key, entry] of entries) {
      if (entry.keepUntil <= now || entries.size > limit) entries.delete(key);
      else if (entries.size < limit / 2) return;
    }
  }

  async function start(key: string, call: () => Promise<Flight<T>>): Promise<T> {
    const entry: Entry<T> = { pending: call(), keepUntil: Infinity };
    entries.set(key, entry);
    try {
      const flight = await entry.pending;
      entry.keepUntil = flight.keepUntil;
      return flight.value;
    } catch (error) {
      entry.keepUntil = 0;
      throw error;
    }
  }

  return async (key: string, call: () => Promise<Flight<T>>): Promise<T> => {
    const now = clock().getTime();
    const entry = entries.get(key);
    if (entry && entry.keepUntil > now) return (await entry.pending).value;
    if (entries.size >= limit / 2) dropOld(now);
    entries.delete(key);
    return start(key, call);
  };
}
