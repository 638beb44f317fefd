import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@/server/demo-data/random';
import type { Client } from './client';

/** Somebody who does one thing at a time. */
interface Actor {
  client: Client;
  /** Does one thing, which may be several requests. */
  act: () => Promise<void>;
}

/** A group of them, and its share of what is done, in per cent. */
export interface Group {
  share: number;
  actors: readonly Actor[];
}

/** ms between two looks at how many requests are due. */
const tick = 20;

/**
 * Sends so many requests a second, whether or not they are answered, until it is told to stop. Who waits for an answer does
 * nothing else meanwhile, and while nobody is free no request is made up for.
 * @returns ends it; resolves when all have their answers, to how many requests were left out so
 */
export function startLoad(groups: readonly Group[], rate: number, random: Random): () => Promise<number> {
  const busy = new Map<Actor, Promise<void>>();
  const stopping = new AbortController();
  let due = 0;
  let leftOut = 0;

  function someoneFree(): Actor | undefined {
    const drawn = random.int(1, 100);
    let sum = 0;
    const group = groups.find(({ share }) => (sum += share) >= drawn);
    const free = group?.actors.filter((actor) => !busy.has(actor)) ?? [];
    return free.length > 0 ? random.pick(free) : undefined;
  }

  function begin(): void {
    due -= 1;
    const actor = someoneFree();
    if (!actor) {
      leftOut += 1;
      return;
    }
    const { client } = actor;
    const before = client.requests;
    const acting = actor.act().finally(() => {
      due -= Math.max(client.requests - before - 1, 0);
      busy.delete(actor);
    });
    busy.set(actor, acting);
  }

  const running = (async () => {
    for (let before = performance.now(); !stopping.signal.aborted;) {
      await delay(tick);
      const now = performance.now();
      due = Math.min(due + ((now - before) / 1_000) * rate, rate);
      before = now;
      while (due >= 1) begin();
    }
  })();

  return async () => {
    stopping.abort();
    await running;
    await Promise.all(busy.values());
    return leftOut;
  };
}
