import type { Random } from '@/server/demo-data/random';

/** What somebody does, which may be several requests. What has no answer is noted by the client. */
export type Task = () => Promise<void>;

/**
 * Does what somebody does, one thing after the other.
 * @param mix shares of a hundred
 * @param usual what is done where no share is drawn
 */
export function createTasks(random: Random, mix: readonly (readonly [number, Task])[], usual: Task) {
  const again: Task[] = [];
  return {
    /** Has something that had no answer be asked again, under its key, before anything else. */
    repeat: (task: Task): void => {
      again.push(task);
    },
    /** Does one thing. */
    act: async (): Promise<void> => {
      const waiting = again.shift();
      const drawn = random.int(1, 100);
      let sum = 0;
      const task = waiting ?? mix.find(([share]) => (sum += share) >= drawn)?.[1] ?? usual;
      await task().catch(() => undefined);
    },
    /** Does what had no answer, until all has one. */
    finish: async (): Promise<void> => {
      for (let task = again.shift(); task; task = again.shift()) await task().catch(() => undefined);
    },
  };
}
