import { setTimeout as delay } from 'node:timers/promises';
import type { Settings } from '@/lib/runtime/settings/settings';
import type { Database } from '@/server/database';
import type { Deliver } from '@/server/delivery';
import type { Teller } from '@/server/events';
import { recordDates } from './calendar';
import { sendableChannels } from './channels';
import { signChoices, type ChoicesOf } from './choices/token';
import { messageQueue, queueName, usualQueueTimes, type QueueTimes } from './message-queue';
import { tellCustomers } from './relay';
import { sendMessage } from './send';

export interface MessageTimes extends QueueTimes {
  /** ms; how long a message waits for more news before it is sent. */
  settling: number;
  /** ms between the beginnings of two tries: pages come in between. */
  spacing: number;
}

const defaultTimes: MessageTimes = { settling: 30_000, spacing: 50, ...usualQueueTimes };

/** Messages taken at once: as many as begin in a second. */
const atOnce = 20;

interface Dependencies {
  db: Database;
  settings: Pick<Settings, 'delivery' | 'publicOrigin'>;
  deliver: Deliver;
  secret: string;
  clock: () => Date;
  /** From where photos in e-mails may be loaded; from nowhere without. */
  photoOrigins?: readonly string[];
}

/** Tells customers what happens: notes events as notifications and messages, sends these, and watches the calendar. */
export function customersTeller(
  { db, settings, deliver, secret, clock, photoOrigins = [] }: Dependencies,
  { settling, spacing, ...queueTimes }: MessageTimes = defaultTimes,
): Teller {
  const { publicOrigin } = settings;
  const channels = sendableChannels(settings);
  const choicesUrl = async (to: ChoicesOf) => {
    const url = new URL('/api/messageChoices', publicOrigin);
    url.searchParams.set('token', await signChoices(to, secret));
    return url.href;
  };
  return {
    name: queueName,
    open: async (jobs) => {
      const messages = await messageQueue(jobs, queueTimes);
      const options = { messages, deliver, clock, publicOrigin, photoOrigins, choicesUrl };
      return {
        consume: tellCustomers({ messages, settling, channels }),
        work: async () => {
          const due = await messages.take(atOnce);
          await Promise.all(
            due.map(async (job, index) => {
              await delay(index * spacing);
              await sendMessage(db, job, options);
            }),
          );
          return due.length > 0;
        },
      };
    },
    upkeep: () => recordDates(db, clock()),
  };
}
