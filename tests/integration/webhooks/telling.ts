import type { Database } from '@/server/database';
import { startEvents } from '@/server/events';
import { webhooksTeller, type WebhookTimes } from '@/server/webhooks';
import { eventTimes, secret } from './times';

/** A portal's webhooks, which may go to this machine, by the present time; nobody gets its mails. */
export function startTelling(db: Database, times: WebhookTimes) {
  const clock = () => new Date();
  const settings = { privateWebhooks: true };
  const teller = webhooksTeller({ db, settings, deliver: async () => undefined, secret, clock }, times);
  return startEvents({ db, clock, tellers: [teller] }, eventTimes);
}
