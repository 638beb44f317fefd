import type { Database } from '@/server/database';
import { createDelivery } from '@/server/delivery';
import { startEvents, type EventTimes } from '@/server/events';
import { customersTeller, type MessageTimes } from '@/server/notifications';

export const secret = 'a secret of thirty-two characters';
export const publicOrigin = 'https://portal.example.com';

/** Messages wait for each other a moment, and nothing else waits. */
export const quick: EventTimes & MessageTimes = {
  pause: 20,
  settling: 150,
  upkeep: 40,
  firstPause: 1,
  // A busy machine may take its time; what is counted here are tries.
  timeLimit: 60,
  maintenance: 1,
};

/** The portal's notifications over a database and a mail server. */
export function tellCustomers(
  db: Database,
  smtpUrl: string,
  times = quick,
  photoOrigins: readonly string[] = [],
) {
  const mailFrom = 'Palm Parcels <portal@example.com>';
  const settings = { publicOrigin, delivery: { smtpUrl, mailFrom, outbox: false, smsHook: undefined } };
  const clock = () => new Date();
  const deliver = createDelivery({ settings, db, clock });
  const teller = customersTeller({ db, settings, deliver, secret, clock, photoOrigins }, times);
  return startEvents({ db, clock, tellers: [teller] }, times);
}
