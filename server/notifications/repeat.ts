import type { Database } from '@/server/database';
import { requeue, type WhichMessages } from '@/server/database/repositories/notifications/messages';
import { openJobs } from '@/server/jobs/queue';
import { messageQueue } from './message-queue';

/** Seconds; the queue is open only while jobs are added. */
const maintenance = 60;

/** Sends messages again that bounced or were given up. @returns how many there were */
export async function repeatMessages(db: Database, which: WhichMessages, now: Date): Promise<number> {
  const jobs = await openJobs(db, maintenance);
  try {
    const queue = await messageQueue(jobs);
    return await db.transaction(async (tx) => {
      const queued = await requeue(tx, which, now);
      const added = queued.map((messageId) => ({ data: { messageId } }));
      await queue.add(tx, added);
      return queued.length;
    });
  } finally {
    await jobs.stop();
  }
}
