import { access, constants, mkdir } from 'node:fs/promises';
import { z } from 'zod';
import {
  endBackupPlan,
  lastBackup,
  readBackupPlan,
  setBackupPlan,
} from '@/server/database/repositories/backup-plan';
import { checked } from './checked';
import type { CommandContext } from './context';
import { RefusedError } from './refused';

const bodySchema = z.object({
  /** Seconds. */
  every: z
    .int()
    .min(15 * 60)
    .max(31 * 24 * 3600),
  keep: z.int().min(1).max(1_000),
  folder: z.string(),
  tell: z.email().toLowerCase().nullable(),
});

const lastSchema = z.object({ takenAt: z.coerce.date(), file: z.string(), bytes: z.int() });

/** What `backup --show` prints. */
export const backupPlanSchema = z
  .object({
    every: z.int(),
    keep: z.int(),
    folder: z.string(),
    tell: z.string().nullable(),
    /** When the next one is tried. */
    tryAt: z.coerce.date(),
    isUnderWay: z.boolean(),
    last: lastSchema.nullable(),
    failed: z.object({ at: z.coerce.date(), times: z.int(), reason: z.string() }).nullable(),
  })
  .nullable();

export const backupsEndedSchema = z.object({ wereTaken: z.boolean() });

/** @throws RefusedError where backups can't be written */
async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new RefusedError(`${folder} can't be written to (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Has the portal back itself up from now on. @throws RefusedError */
export async function planBackups({ db, clock }: CommandContext, body: unknown): Promise<object> {
  const plan = checked(bodySchema, body);
  await requireWritable(plan.folder);
  await setBackupPlan(db, plan, clock());
  return {};
}

/** Ends that; the backups stay. */
export async function endBackups({ db }: CommandContext): Promise<z.infer<typeof backupsEndedSchema>> {
  return { wereTaken: await endBackupPlan(db) };
}

/** How the portal backs itself up; null where it does not. */
export async function showBackups({ db, clock }: CommandContext): Promise<z.infer<typeof backupPlanSchema>> {
  const plan = await readBackupPlan(db);
  if (plan === null) return null;
  const { every, keep, folder, tell, tryAt, turnEndsAt, failedAt, failures, reason } = plan;
  return {
    ...{ every, keep, folder, tell, tryAt },
    isUnderWay: turnEndsAt !== null && turnEndsAt > clock(),
    last: lastBackup(plan),
    failed: failedAt && { at: failedAt, times: failures, reason: reason ?? 'unknown' },
  };
}
