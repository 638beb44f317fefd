import type { Settings } from '@/lib/env/settings';
import type { Database } from '@/server/database';
import type { Channel, Deliver } from './message';
import { createOutbox } from './outbox';
import { createSmtp } from './smtp';

export type { Channel, Deliver, Message } from './message';
export { listOutbox } from './outbox';

type DeliverySettings = Pick<Settings, 'delivery'>;

/** Whether this installation has a way to send by a channel (security 33). */
export function canDeliver({ delivery }: DeliverySettings, channel: Channel): boolean {
  return delivery.outbox || (channel === 'email' && delivery.smtpUrl !== undefined);
}

/** The way messages leave: e-mail by SMTP where it is configured, else everything into the outbox (security 33). */
export function createDelivery(options: {
  settings: DeliverySettings;
  db: Database;
  clock?: () => Date;
}): Deliver {
  const { settings, db, clock = () => new Date() } = options;
  const { smtpUrl, mailFrom } = settings.delivery;
  const smtp = smtpUrl === undefined ? undefined : createSmtp(smtpUrl, mailFrom);
  const outbox = createOutbox(db, clock);
  return async (message) => {
    if (!canDeliver(settings, message.channel)) throw new Error(`No way to send by ${message.channel}`);
    await (message.channel === 'email' && smtp ? smtp(message) : outbox(message));
  };
}
