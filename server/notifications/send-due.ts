import type { Database } from '@/server/database';
import { readTimings } from '@/server/database/repositories/notifications/messages';
import type { Breather } from '@/server/jobs/breather';
import { timedJob } from '@/server/jobs/timed-job';
import { queueName } from './message-queue';
import { sendMessage, type SendOptions } from './send';

/** Messages taken at once; all begin well within a job's time limit. */
const atOnce = 20;

interface SendDueOptions extends Omit<SendOptions, 'pause'> {
  /** Lets pages go first before each message, one after the other. */
  breathe: Breather;
  /** The same for the steps of one message. */
  stepsOf: () => Breather;
}

/**
 * Tries messages whose time has come. Their jobs are ended together: one that comes again, because the process ended
 * before that, finds its message sent.
 * @returns whether there were any
 */
export async function sendDue(
  db: Database,
  { breathe, stepsOf, ...options }: SendDueOptions,
): Promise<boolean> {
  const due = await options.messages.take(atOnce);
  if (due.length === 0) return false;
  const ids = due.map(({ data }) => data.messageId);
  const timings = await readTimings(db, ids);
  let turn = Promise.resolve();
  const tries = await Promise.allSettled(
    due.map(async (job) => {
      turn = turn.then(breathe);
      await turn;
      const timing = timings.get(job.data.messageId);
      const send = () => sendMessage(db, { job, timing }, { ...options, pause: stepsOf() });
      return (await timedJob(queueName, job, send)) ? [job.id] : [];
    }),
  );
  const done = tries.flatMap((end) => (end.status === 'fulfilled' ? end.value : []));
  if (done.length > 0) await options.messages.complete(db, done);
  const failed = tries.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return true;
}
