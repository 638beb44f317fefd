import { randomUUID } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import {
  extendTurn,
  giveBackTurn,
  noteNotTaken,
  noteTaken,
  takeTurn,
  type BackupPlan,
} from '@/server/database/repositories/backup-plan';
import type { Deliver } from '@/server/delivery';
import { deleteDrafts, deleteOld, fileOf } from './folder';
import { tellOfFailures } from './notice';

export interface ScheduleOptions {
  db: Database;
  clock: () => Date;
  deliver: Deliver;
  /** Of the installation's secret. */
  fingerprint: string;
  /** Writes a backup into a new file, whole or not at all. */
  backUp: (file: string, signal: AbortSignal) => Promise<void>;
}

const minute = 60_000;
/** ms that a turn lasts unless it asks for more: an instance that was killed is replaced after it. */
const turnLasts = 3 * minute;
/** ms between two tries after failures at most; the first is after a minute, each later one after twice as long. */
const longestPause = 60 * minute;

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** The first time after `now` that is a whole number of intervals after the one that was due. */
function nextDue({ dueAt, every }: BackupPlan, now: Date): Date {
  const interval = every * 1000;
  const missed = Math.floor((now.getTime() - dueAt.getTime()) / interval);
  return after(dueAt, (missed + 1) * interval);
}

const pauseAfter = ({ failures, every }: BackupPlan) =>
  Math.min(minute * 2 ** Math.min(failures, 10), longestPause, every * 1000);

/** A backup into the plan's folder, and room for it made afterwards. */
async function backUpInto({ folder, keep }: BackupPlan, options: ScheduleOptions, signal: AbortSignal) {
  const { fingerprint, clock, backUp } = options;
  const takenAt = clock();
  const file = fileOf(folder, fingerprint, takenAt);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteDrafts(folder, fingerprint);
  await backUp(file, signal);
  const { size: bytes } = await stat(file);
  const deleted = await deleteOld(folder, fingerprint, keep);
  return { last: { takenAt, file, bytes }, deleted };
}

/**
 * Backs up if that is due and no other instance is at it. A failure is logged, reported and retried, and deletes nothing.
 * @param signal ends the backup that is under way; the turn is given back then
 */
export async function backUpIfDue(options: ScheduleOptions, signal: AbortSignal): Promise<void> {
  const { db, clock, deliver } = options;
  const turn = randomUUID();
  const plan = await takeTurn(db, { turn, now: clock(), until: after(clock(), turnLasts) });
  if (plan === null) return;
  const beat = setInterval(() => {
    extendTurn(db, turn, after(clock(), turnLasts)).catch(() => undefined);
  }, minute);
  try {
    const { last, deleted } = await backUpInto(plan, options, signal);
    await noteTaken(db, turn, last, nextDue(plan, clock()));
    log.info('backup_taken', { file: last.file, bytes: last.bytes, deleted });
  } catch (error) {
    if (signal.aborted) {
      await giveBackTurn(db, turn);
      return;
    }
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const now = clock();
    const failed = await noteNotTaken(db, turn, { reason, now, tryAt: after(now, pauseAfter(plan)) });
    log.error('backup_failed', { folder: plan.folder, failures: plan.failures + 1, error });
    if (failed) await tellOfFailures(db, deliver, failed);
  } finally {
    clearInterval(beat);
  }
}
