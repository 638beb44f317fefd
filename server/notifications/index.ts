import type { Settings } from '@/lib/runtime/settings/settings';
import { messageChannels } from '@/lib/domain/notification/message';
import type { Database } from '@/server/database';
import { forgetBodies } from '@/server/database/repositories/notifications/messages';
import { canDeliver, type Deliver } from '@/server/delivery';
import { startLoop } from '@/server/jobs/loop';
import { openJobs, type Jobs } from '@/server/jobs/queue';
import { recordDates } from './calendar';
import { signChoices, type ChoicesOf } from './choices/token';
import { messageQueue, queueName, usualQueueTimes, type QueueTimes } from './message-queue';
import { relayEvents } from './relay';
import { sendMessage } from './send';

const day = 24 * 60 * 60 * 1000;

export interface NotificationTimes extends QueueTimes {
  /** ms; how often waiting events and due messages are looked for. */
  pause: number;
  /** ms; how long a message waits for more news before it is sent. */
  settling: number;
  /** ms; how often the calendar is looked at. */
  calendar: number;
  /** Seconds between two looks for tries whose process has gone. */
  maintenance: number;
}

const defaultTimes: NotificationTimes = {
  pause: 1_000,
  settling: 30_000,
  calendar: 15 * 60_000,
  ...usualQueueTimes,
  maintenance: 20,
};

/** Messages tried at once. */
const atOnce = 5;

/** How long the texts of messages are kept, in ms. */
const bodiesKept = 30 * day;

interface Dependencies {
  db: Database;
  settings: Pick<Settings, 'delivery' | 'publicOrigin'>;
  deliver: Deliver;
  secret: string;
  clock: () => Date;
}

/** Makes something when it is first asked for, and again after a failure. */
function whenAsked<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/**
 * Tells customers what happens: hands domain events on as notifications and messages, sends these by jobs that survive
 * the process, and watches the calendar. Any number of instances may run it. It begins after a pause, so that the first
 * visitors do not wait for it.
 * @returns how to stop it; what is under way ends first
 */
export function startNotifications(
  { db, settings, deliver, secret, clock }: Dependencies,
  times: NotificationTimes = defaultTimes,
): { stop: () => Promise<void> } {
  const { publicOrigin } = settings;
  const { pause, settling } = times;
  const channels = messageChannels.filter((channel) => canDeliver(settings, channel));
  const choicesUrl = async (to: ChoicesOf) => {
    const url = new URL('/api/messageChoices', publicOrigin);
    url.searchParams.set('token', await signChoices(to, secret));
    return url.href;
  };
  let jobs: Jobs | undefined;
  const open = whenAsked(async () => {
    jobs ??= await openJobs(db, times.maintenance);
    return { messages: await messageQueue(jobs, times) };
  });

  const relay = async () => relayEvents(db, { ...(await open()), clock, settling, channels });
  const send = async () => {
    const { messages } = await open();
    const due = await messages.take(atOnce);
    const options = { messages, deliver, clock, publicOrigin, choicesUrl };
    await Promise.all(due.map((job) => sendMessage(db, job, options)));
    return due.length > 0;
  };
  const watchCalendar = async () => {
    await recordDates(db, clock());
    await forgetBodies(db, new Date(clock().getTime() - bodiesKept));
    return false;
  };
  const loops = [
    startLoop('events', relay, { pause }),
    startLoop(queueName, send, { pause }),
    startLoop('calendar', watchCalendar, { pause: times.calendar, first: pause }),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
      await jobs?.stop();
    },
  };
}
