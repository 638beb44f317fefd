import { usualChoices, type StoredChoices } from '@/lib/domain/notification/stored-choices';
import type { MessageChannel } from '@/lib/domain/notification/message';
import { isQuietHour } from '@/lib/domain/notification/quiet-hours';
import { instantOf, utcOffsetAt } from '@/lib/format/zoned-time';
import { dayMs, hourMs } from '@/lib/domain/values/milliseconds';

/** What of an account says when its messages leave. */
export interface Timed {
  timeZone: string;
  notificationChoices: StoredChoices | null;
}

/** What a zone's clock shows at an instant, in milliseconds as if it were UTC. */
const clockAt = (instant: Date, timeZone: string) =>
  instant.getTime() + utcOffsetAt(instant, timeZone) * 60_000;

/** The first instant after another at which a zone's clock shows a full hour, once each calendar day. */
function nextAt(hour: number, after: Date, timeZone: string): Date {
  const today = Math.floor(clockAt(after, timeZone) / dayMs) * dayMs;
  for (let day = today; ; day += dayMs) {
    const candidate = instantOf(day + hour * hourMs, timeZone);
    if (candidate > after) return candidate;
  }
}

/**
 * When the quiet hours of an instant end, on the account's clock; the instant itself where none are. Where the clocks
 * go forward over the only hour that isn't quiet, they last a day longer.
 */
export function afterQuiet(account: Timed, instant: Date): Date {
  const quiet = account.notificationChoices?.quietHours;
  const hour = new Date(clockAt(instant, account.timeZone)).getUTCHours();
  if (!quiet || !isQuietHour(quiet, hour)) return instant;
  return afterQuiet(account, nextAt(quiet.to, instant, account.timeZone));
}

/**
 * When what is told by a channel leaves: with the next daily message, or as soon as it may, after the quiet hours.
 * @param soonest for what is told at once
 */
export function leavesAt(account: Timed, channel: MessageChannel, now: Date, soonest: Date): Date {
  const { daily, digestHour } = account.notificationChoices ?? usualChoices;
  if (!daily.includes(channel)) return afterQuiet(account, soonest);
  return nextAt(digestHour, now, account.timeZone);
}
