import type { Database } from '@/server/database';
import { startLoop } from '@/server/jobs/loop';
import { openJobs, type Jobs } from '@/server/jobs/queue';
import type { Consumer } from './hand-over';
import { createHold } from './hold';
import { relayEvents, repeatEvents } from './relay';
import { forgetOld } from './retention';

/** Somebody who is told of events: what they note of them, and the work that follows from it. */
export interface Teller {
  name: string;
  open: (jobs: Jobs) => Promise<{
    consume: Consumer;
    /** One turn of work. @returns whether there may be more */
    work: () => Promise<boolean>;
  }>;
  /** What is to be done from time to time. */
  upkeep: () => Promise<void>;
  /** Ends work that a turn has begun and not waited for. */
  stop?: () => Promise<void>;
}

export interface EventTimes {
  /** ms; how often waiting events and due jobs are looked for. */
  pause: number;
  /** ms; how often upkeep is done, and what is old is deleted. */
  upkeep: number;
  /** Seconds between two looks for jobs whose process has gone. */
  maintenance: number;
}

const defaultTimes: EventTimes = { pause: 1_000, upkeep: 15 * 60_000, maintenance: 20 };

/** Makes something when it is first asked for, and again after a failure. */
function whenAsked<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/**
 * Hands domain events on to all who are told of them, does the work that follows, by jobs that survive the process, and
 * deletes what is older than it is kept. While the queue is held after a restoration, nobody is told of anything.
 * Any number of instances may run it. It begins after a pause, so that the first visitors do not wait for it.
 * @returns how to stop it; what is under way ends first
 */
export function startEvents(
  { db, clock, tellers }: { db: Database; clock: () => Date; tellers: readonly Teller[] },
  { pause, upkeep, maintenance }: EventTimes = defaultTimes,
): { stop: () => Promise<void> } {
  let jobs: Jobs | undefined;
  const open = whenAsked(async () => {
    const opened = (jobs ??= await openJobs(db, maintenance));
    return Promise.all(
      tellers.map(async (teller) => ({ name: teller.name, ...(await teller.open(opened)) })),
    );
  });
  const isHeld = createHold(db);
  const unlessHeld = (turn: () => Promise<boolean>) => async () => !(await isHeld()) && turn();
  const relay = async () => {
    const consumers = await open();
    const hasMore = await relayEvents(db, { consumers, clock });
    return (await repeatEvents(db, { consumers, clock })) || hasMore;
  };
  const loops = [
    startLoop('events', unlessHeld(relay), { pause }),
    startLoop('retention', () => forgetOld(db, clock()), { pause: upkeep, first: pause }),
    ...tellers.flatMap((teller, index) => [
      startLoop(
        teller.name,
        unlessHeld(async () => (await open())[index]?.work() ?? false),
        { pause },
      ),
      startLoop(
        `${teller.name}-upkeep`,
        unlessHeld(() => teller.upkeep().then(() => false)),
        { pause: upkeep, first: pause },
      ),
    ]),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
      for (const teller of tellers) await teller.stop?.();
      await jobs?.stop();
    },
  };
}
