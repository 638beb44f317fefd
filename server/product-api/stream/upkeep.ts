import type { Database } from '@/server/database';
import { forgetScreenEvents } from '@/server/database/repositories/events/account-events';
import { startLoop, type Loop } from '@/server/jobs/loop';

const minute = 60_000;
const hour = 60 * minute;

/** ms for which what only pages were told of is kept: twice as long as an id is a place to go on from. */
const kept = 48 * hour;

/** Forgets now and then what only open pages were told of, whether or not there are any here. */
export function startForgetting(db: Database, clock: () => Date): Loop {
  const forget = async () => {
    await forgetScreenEvents(db, new Date(clock().getTime() - kept));
    return false;
  };
  return startLoop('screen-events', forget, { pause: hour, first: minute });
}
