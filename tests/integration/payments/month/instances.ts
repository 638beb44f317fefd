import { setTimeout as rest } from 'node:timers/promises';
import { ErrorCode } from '@/lib/contract/errors';
import type { Random } from '@/server/demo-data/random';
import type { Killable, Running } from '@/tests/support/killable';

interface Asked {
  method?: string;
  body?: string | URLSearchParams;
  headers?: Record<string, string>;
}

export interface Told {
  status: number;
  body: Record<string, unknown>;
}

/** ms before somebody whose connection broke tries again. */
const pause = 50;

/** Instances of one program behind a balancer, that are killed one after another and begun again. */
export async function startInstances(program: Killable, args: string[], random: Random) {
  const running: Running[] = [await program.begin(...args), await program.begin(...args)];
  let kills = 0;
  const failures: string[] = [];

  /** Asks any instance, and again when it is gone midway, as a client does that has a key for what it asks. */
  async function ask(path: string, { method, body, headers }: Asked = {}): Promise<Told> {
    for (;;) {
      const { said: origin } = running[random.int(0, running.length - 1)] ?? { said: '' };
      try {
        const response = await fetch(new URL(path, origin), {
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          ...(body !== undefined && { body }),
          ...(headers && { headers }),
          redirect: 'manual',
        });
        const text = await response.text();
        const told = text.startsWith('{') ? (JSON.parse(text) as Told['body']) : {};
        // A provider that is away is no fault of the portal's.
        if (response.status >= 500 && told.code !== ErrorCode.serverError)
          failures.push(`${path}: ${response.status} ${text.slice(0, 300)}`);
        return { status: response.status, body: told };
      } catch {
        await rest(pause);
      }
    }
  }

  async function killOne(): Promise<void> {
    const index = random.int(0, running.length - 1);
    const victim = running[index];
    if (!victim) return;
    await program.kill(victim);
    kills += 1;
    running[index] = await program.begin(...args);
  }

  return {
    ask,
    /** Kills one at a time at random moments, until the work is done. @returns how often */
    killUntil: async (work: Promise<unknown>): Promise<number> => {
      const done = new AbortController();
      const killing = (async () => {
        while (!done.signal.aborted) {
          await rest(random.int(300, 2_300));
          await killOne();
        }
      })();
      await work.finally(() => done.abort());
      await killing;
      return kills;
    },
    /** Answers that were the portal's own fault. */
    failures,
    origins: () => running.map(({ said }) => said),
    close: async () => {
      await Promise.all(running.map((one) => program.kill(one)));
    },
  };
}

export type Instances = Awaited<ReturnType<typeof startInstances>>;
