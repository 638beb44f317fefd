import type { Settings } from '@/lib/runtime/settings/settings';
import type { Database } from '@/server/database';
import {
  enqueueDeliveries,
  forgetTries,
  noteDeliveries,
  requeueLost,
} from '@/server/database/repositories/webhooks/deliveries';
import type { Deliver } from '@/server/delivery';
import type { Teller } from '@/server/events';
import { deliver, type DeliveryJob } from './deliver';
import { sendNotices } from './notice';

export interface WebhookTimes {
  /** Seconds before a second try; each later pause is about twice the one before. */
  firstPause: number;
  /** Tries after the first. */
  retries: number;
  /** Seconds after which a try whose process has gone counts as failed. */
  timeLimit: number;
  /** ms for an answer. */
  answer: number;
}

/** With pauses that double from five to ten seconds on, sixteen tries go over about three days. */
const defaultTimes: WebhookTimes = { firstPause: 5, retries: 15, timeLimit: 60, answer: 10_000 };

const day = 24 * 60 * 60 * 1000;

const queueName = 'webhooks';

/** Deliveries tried at once. */
const atOnce = 20;

/** How long tries are kept, in ms. */
const triesKept = 30 * day;

/** A delivery that is still waiting after so long has lost its job with a process that ended in the last try; in ms. */
const lostAfter = 7 * day;

interface Dependencies {
  db: Database;
  settings: Pick<Settings, 'privateWebhooks'>;
  deliver: Deliver;
  secret: string;
  clock: () => Date;
}

/** Tells warehouses' own systems of events by webhooks (Standard Webhooks, decision 043). */
export function webhooksTeller(
  { db, settings, deliver: sendMail, secret, clock }: Dependencies,
  { firstPause, retries, timeLimit, answer }: WebhookTimes = defaultTimes,
): Teller {
  const post = { allowPrivate: settings.privateWebhooks, timeLimit: answer };
  return {
    name: queueName,
    open: async (jobs) => {
      const deliveries = await jobs.queue<DeliveryJob>(queueName, { retries, firstPause, timeLimit });
      return {
        consume: noteDeliveries,
        work: async () => {
          const enqueued = await db.transaction(async (tx) => {
            const ids = await enqueueDeliveries(tx, clock());
            await deliveries.add(
              tx,
              ids.map((deliveryId) => ({ data: { deliveryId } })),
            );
            return ids.length;
          });
          const due = await deliveries.take(atOnce);
          await Promise.all(due.map((job) => deliver(db, job, { deliveries, secret, clock, post })));
          return enqueued > 0 || due.length > 0;
        },
      };
    },
    upkeep: async () => {
      await sendNotices(db, sendMail, clock());
      const ago = (ms: number) => new Date(clock().getTime() - ms);
      await requeueLost(db, ago(lostAfter));
      await forgetTries(db, ago(triesKept));
    },
  };
}
