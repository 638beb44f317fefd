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
  breath: 0,
  step: 0,
  upkeep: 40,
  firstPause: 1,
  // A busy machine may take its time; what is counted here are tries.
  timeLimit: 60,
  maintenance: 1,
};

interface Telling {
  /** Without a mail server, all messages go to the outbox. */
  smtpUrl?: string;
  times?: typeof quick;
  clock?: () => Date;
  photoOrigins?: readonly string[];
}

/** The portal's notifications over a database, and a mail server or the outbox. */
export function tell(
  db: Database,
  { smtpUrl, times = quick, clock = () => new Date(), photoOrigins = [] }: Telling,
) {
  const mailFrom = 'Palm Parcels <portal@example.com>';
  const delivery = { smtpUrl, mailFrom, outbox: smtpUrl === undefined, smsHook: undefined };
  const settings = { publicOrigin, delivery };
  const deliver = createDelivery({ settings, db, clock });
  const teller = customersTeller({ db, settings, deliver, secret, clock, photoOrigins }, times);
  return startEvents({ db, clock, tellers: [teller] }, times);
}

/** The same by a mail server, at the time of the machine. */
export const tellCustomers = (db: Database, smtpUrl: string, times = quick) => tell(db, { smtpUrl, times });
