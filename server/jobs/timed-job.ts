import { timed, type Ending } from '@/lib/runtime/telemetry';
import type { Job } from './queue';

/**
 * Works on a job as an operation of its queue.
 * @param work resolves to whether the try did what it is for
 */
export function timedJob(
  queue: string,
  { attempt, cause }: Pick<Job<unknown>, 'attempt' | 'cause'>,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const read = (isDone: boolean): Ending => ({ outcome: isDone ? 'ok' : 'failed' });
  return timed({ kind: 'job', queue, attempt, cause }, work, read);
}
