import type { Settings } from '@/lib/runtime/settings/settings';
import { timed } from '@/lib/runtime/telemetry';
import type { Database } from '@/server/database';
import { createSmsHook } from './hook';
import type { Channel, Deliver } from './message';
import { createOutbox } from './outbox';
import { createSmtp } from './smtp';

export type { Channel, Deliver, Message, Picture } from './message';
export { hookSignature, isHookSignature } from './hook';
export { listOutbox } from './outbox';
export { DeliveryRefused } from './refused';

type DeliverySettings = Pick<Settings, 'delivery'>;

/** Whether this installation can send by a channel (security 33). */
export function canDeliver({ delivery }: DeliverySettings, channel: Channel): boolean {
  const sender = channel === 'email' ? delivery.smtpUrl : delivery.smsHook;
  return delivery.outbox || sender !== undefined;
}

/**
 * The delivery of messages: e-mail by SMTP and text messages by the hook, where they are configured, else into the
 * outbox (security 33).
 */
export function createDelivery(options: {
  settings: DeliverySettings;
  db: Database;
  clock?: () => Date;
}): Deliver {
  const { settings, db, clock = () => new Date() } = options;
  const { smtpUrl, mailFrom, smsHook } = settings.delivery;
  const smtp = smtpUrl === undefined ? undefined : createSmtp(smtpUrl, mailFrom);
  const hook = smsHook && createSmsHook(smsHook, clock);
  const outbox = createOutbox(db, clock);
  return async (message) => {
    if (!canDeliver(settings, message.channel)) throw new Error(`No way to send by ${message.channel}`);
    const sender = message.channel === 'email' ? smtp : hook;
    await timed({ kind: 'message', channel: message.channel }, () => (sender ?? outbox)(message));
  };
}
