import { createHold } from '@/server/events/hold';
import { startLoop } from '@/server/jobs/loop';
import { fingerprintOf } from '../secret';
import { backUpByCommand } from './command';
import { backUpIfDue, type ScheduleOptions } from './turn';

/** ms between two looks at whether a backup is due. */
const usualPause = 15_000;

/**
 * Takes the backups of the plan that `backup --every` has set, by a command of its own each. Any number of instances may
 * run it: one of them takes each backup. While the queue is held after a restoration none is taken.
 * @returns how to stop it; a backup that is under way is given up
 */
export function startBackups(
  {
    secret,
    backUp = backUpByCommand,
    ...options
  }: Omit<ScheduleOptions, 'fingerprint' | 'backUp'> &
    Partial<Pick<ScheduleOptions, 'backUp'>> & {
      secret: string;
    },
  pause = usualPause,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const isHeld = createHold(options.db);
  const schedule = { ...options, backUp, fingerprint: fingerprintOf(secret) };
  const turn = async () => {
    if (!(await isHeld())) await backUpIfDue(schedule, stopping.signal);
    return false;
  };
  const loop = startLoop('backups', turn, { pause });
  return {
    stop: async () => {
      stopping.abort();
      await loop.stop();
    },
  };
}
