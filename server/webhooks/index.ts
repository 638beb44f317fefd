import type { Settings } from '@/lib/runtime/settings/settings';
import type { Database } from '@/server/database';
import { noteDeliveries } from '@/server/database/repositories/webhooks/deliveries';
import type { Deliver } from '@/server/delivery';
import type { Teller } from '@/server/events';
import type { DeliverOptions } from './deliver';
import { createDrains } from './drain';
import { sendNotices } from './notice';

export interface WebhookTimes extends Pick<DeliverOptions, 'firstPause' | 'retries' | 'timeLimit'> {
  /** ms for an answer. */
  answer: number;
}

/** With pauses that double from five to ten seconds on, sixteen tries go over about three days. */
const defaultTimes: WebhookTimes = { firstPause: 5, retries: 15, timeLimit: 60, answer: 10_000 };

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
  { answer, ...times }: WebhookTimes = defaultTimes,
): Teller {
  const post = { allowPrivate: settings.privateWebhooks, timeLimit: answer };
  const drains = createDrains(db, { ...times, secret, clock, post });
  return {
    name: 'webhooks',
    open: async () => ({
      consume: noteDeliveries,
      work: () => drains.begin().then(() => false),
    }),
    upkeep: () => sendNotices(db, sendMail, clock()),
    stop: drains.stop,
  };
}
