import { keptDays } from '@/lib/domain/event/kept-days';
import type { Database } from '@/server/database';
import { forgetEvents, forgetScreenEvents } from '@/server/database/repositories/events/forget-events';
import {
  forgetBodies,
  forgetMessages,
  forgetNotifications,
} from '@/server/database/repositories/notifications/forget';
import { forgetCustomerAnswers } from '@/server/database/repositories/idempotency';
import { forgetQuotes } from '@/server/database/repositories/rates/quotes';
import { forgetTries } from '@/server/database/repositories/webhooks/deliveries';
import { dayMs } from '@/lib/domain/values/milliseconds';

/** Rows of a table in one transaction: pages that wait for it don't notice. */
const batch = 200;

/** Deletes what is older than a time, at most so many rows. @returns how many */
type Forget = (db: Database, before: Date, limit: number) => Promise<number>;

const forgetting: Record<keyof typeof keptDays, Forget> = {
  events: forgetEvents,
  screenEvents: forgetScreenEvents,
  tries: forgetTries,
  bodies: forgetBodies,
  messages: forgetMessages,
  notifications: forgetNotifications,
  quotes: forgetQuotes,
  customerAnswers: forgetCustomerAnswers,
};

/**
 * Deletes a batch of what is older than it is kept. Rows that somebody has locked are left for the next time.
 * @returns whether there may be more
 */
export async function forgetOld(db: Database, now: Date): Promise<boolean> {
  let hasMore = false;
  for (const [name, forget] of Object.entries(forgetting)) {
    const before = new Date(now.getTime() - keptDays[name as keyof typeof keptDays] * dayMs);
    hasMore = (await forget(db, before, batch)) === batch || hasMore;
  }
  return hasMore;
}
