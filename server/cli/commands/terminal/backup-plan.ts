import path from 'node:path';
import { z } from 'zod';
import { formatDateTime, formatNumber } from '@/lib/format';
import type { Settings } from '@/lib/runtime/settings';
import { backupPlanSchema, backupsEndedSchema } from '../backup-plan';
import type { Work } from './connect';
import { UsageError } from './usage';

export const backupOptions = {
  every: { type: 'string' },
  keep: { type: 'string' },
  to: { type: 'string' },
  'tell-failures': { type: 'string' },
  show: { type: 'boolean' },
} as const;

export interface BackupValues {
  every?: string | undefined;
  keep?: string | undefined;
  to?: string | undefined;
  'tell-failures'?: string | undefined;
  show?: boolean | undefined;
}

const seconds = { m: 60, h: 3_600, d: 86_400 };
type Unit = keyof typeof seconds;

/** Seconds of a time such as `1d`. @throws UsageError */
function intervalOf(every: string): number {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(every) ?? [];
  const interval = Number(count) * seconds[unit as Unit];
  if (!(interval >= 15 * seconds.m && interval <= 31 * seconds.d))
    throw new UsageError('--every must be from 15m to 31d, such as 12h or 1d; never ends it');
  return interval;
}

function keptOf(keep = '14'): number {
  if (!/^[1-9]\d{0,2}$/.test(keep)) throw new UsageError('--keep must be a whole number from 1 to 999');
  return Number(keep);
}

/** An interval as it would be given. */
function written(interval: number): string {
  const unit = (['d', 'h', 'm'] as const).find((one) => interval % seconds[one] === 0) ?? 'm';
  return `${interval / seconds[unit]}${unit}`;
}

const isWithin = (folder: string, place: string) => !path.relative(folder, place).startsWith('..');

/** Backups beside what they are of are lost with it. */
function warnOfOneDisk(dataDir: string, folder: string): void {
  if (isWithin(path.resolve(dataDir), folder))
    console.log(
      'That is in the data folder, and lost with its disk: copy backups elsewhere, or name a folder on another disk by --to.',
    );
}

const endWork: Work = async (connection) => {
  const { wereTaken } = backupsEndedSchema.parse(await connection.run('backups-end', {}));
  console.log(
    wereTaken
      ? 'The portal takes no more backups by itself. Those that there are stay.'
      : 'The portal takes no backups by itself.',
  );
  return 0;
};

const showWork: Work = async (connection) => {
  const plan = backupPlanSchema.parse(await connection.run('backups-show', {}));
  if (plan === null) {
    console.log('The portal takes no backups by itself. backup --every 1d has it do so.');
    return 0;
  }
  const { every, keep, folder, tell, tryAt, isUnderWay, last, failed } = plan;
  console.log(`Every ${written(every)} into ${folder}; the newest ${keep} are kept.`);
  console.log(
    last
      ? `Newest: ${last.file}, ${formatNumber(Math.ceil(last.bytes / 1e6))} MB, of ${formatDateTime(last.takenAt)} (UTC).`
      : 'None was taken so far.',
  );
  if (failed)
    console.log(
      `Failed ${failed.times} times since, last ${formatDateTime(failed.at)} (UTC): ${failed.reason}`,
    );
  console.log(isUnderWay ? 'One is being taken.' : `Next: ${formatDateTime(tryAt)} (UTC).`);
  console.log(
    tell ? `${tell} is told of failures.` : 'Nobody is told of failures by e-mail: --tell-failures.',
  );
  return failed ? 1 : 0;
};

/**
 * `backup --every <time> [--keep] [--to] [--tell-failures]`, `backup --every never` and `backup --show`.
 * @param folder the base of a relative --to @throws UsageError
 */
export function backupPlanWork(
  { every, keep, to, 'tell-failures': given, show }: BackupValues,
  folder: string,
  readSettings: () => Settings,
): Work {
  if (show) return showWork;
  if (every === undefined) throw new UsageError('Say how often: backup --every 1d');
  if (every === 'never') return endWork;
  const interval = intervalOf(every);
  const kept = keptOf(keep);
  const tell = given ?? null;
  if (tell !== null && !z.email().safeParse(tell).success)
    throw new UsageError('--tell-failures must be an e-mail address');
  return async (connection) => {
    const { dataDir } = readSettings();
    const target = to === undefined ? path.resolve(dataDir, 'backups') : path.resolve(folder, to);
    await connection.run('backups-plan', { every: interval, keep: kept, folder: target, tell });
    console.log(
      `The portal backs itself up every ${written(interval)} into ${target} and keeps the newest ${kept}.`,
    );
    console.log('The first one is taken within a minute while it runs, the others at this time of day.');
    warnOfOneDisk(dataDir, target);
    return 0;
  };
}
