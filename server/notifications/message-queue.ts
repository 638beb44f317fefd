import type { JobQueue, Jobs } from '@/server/jobs/queue';

/** The job of a message: to send it. */
export interface MessageJob {
  messageId: string;
  /** The time for which it was made, RFC 3339: a message that leaves later by now has another job. */
  dueAt?: string;
}

export const messageJob = (messageId: string, dueAt: Date) => ({
  data: { messageId, dueAt: dueAt.toISOString() },
  startAt: dueAt,
});

export const queueName = 'customer-messages';

/** Tries of a message after the first: with pauses that double from 15 seconds they go on for more than a day. */
const retries = 13;

/** Seconds before a second try, and after which a try whose process has gone counts as failed. */
export interface QueueTimes {
  firstPause: number;
  timeLimit: number;
}

export const usualQueueTimes: QueueTimes = { firstPause: 15, timeLimit: 60 };

/** The queue of messages to customers. */
export function messageQueue(jobs: Jobs, times: QueueTimes = usualQueueTimes): Promise<JobQueue<MessageJob>> {
  return jobs.queue<MessageJob>(queueName, { retries, ...times });
}
