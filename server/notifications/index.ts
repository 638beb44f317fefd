import { isAnswering } from '@/lib/runtime/front-listener';
import type { Settings } from '@/lib/runtime/settings/settings';
import type { Database } from '@/server/database';
import type { Deliver } from '@/server/delivery';
import type { Teller } from '@/server/events';
import { createBreather } from '@/server/jobs/breather';
import { recordDates } from './calendar';
import { sendableChannels } from './channels';
import { signChoices, type ChoicesOf } from './choices/token';
import { messageQueue, queueName, usualQueueTimes, type QueueTimes } from './message-queue';
import { tellCustomers } from './relay';
import { sendDue } from './send-due';

export interface MessageTimes extends QueueTimes {
  /** ms; how long a message waits for more news before it is sent. */
  settling: number;
  /** ms in which the process has nothing to do between two tries: pages come first. */
  breath: number;
  /** ms of the same between two steps of a try, so that a page that is asked for meanwhile waits for one alone. */
  step: number;
}

const defaultTimes: MessageTimes = { settling: 30_000, breath: 70, step: 5, ...usualQueueTimes };

/** ms after which the next try begins even in a process that is never idle. */
const longestBreath = 1_000;
const longestStep = 200;

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
  { settling, breath, step, ...queueTimes }: MessageTimes = defaultTimes,
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
      const breathe = createBreather({ idle: breath, longest: longestBreath, isAnswering });
      const stepsOf = () => createBreather({ idle: step, longest: longestStep, isAnswering });
      const options = { messages, deliver, clock, publicOrigin, photoOrigins, choicesUrl };
      return {
        consume: tellCustomers({ messages, settling, channels }),
        work: () => sendDue(db, { ...options, breathe, stepsOf }),
      };
    },
    upkeep: () => recordDates(db, clock()),
  };
}
