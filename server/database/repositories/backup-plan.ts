import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { schema, type Database } from '@/server/database';

const { backupPlan } = schema;

export type BackupPlan = typeof backupPlan.$inferSelect;

/** The newest backup that the portal took by itself. */
export interface LastBackup {
  takenAt: Date;
  file: string;
  bytes: number;
}

/** Sets how often the portal backs itself up; the first backup is due at once. What was known of the newest stays. */
export async function setBackupPlan(
  db: Database,
  plan: Pick<BackupPlan, 'every' | 'keep' | 'folder' | 'tell'>,
  now: Date,
): Promise<void> {
  const begun = { ...plan, dueAt: now, tryAt: now, turn: null, turnEndsAt: null };
  const forgotten = { failures: 0, failedAt: null, reason: null, isTold: false };
  await db
    .insert(backupPlan)
    .values(begun)
    .onConflictDoUpdate({ target: backupPlan.id, set: { ...begun, ...forgotten } });
}

/** Ends it. @returns whether there was a plan */
export async function endBackupPlan(db: Database): Promise<boolean> {
  return (await db.delete(backupPlan).returning()).length > 0;
}

export async function readBackupPlan(db: Database): Promise<BackupPlan | null> {
  const [plan] = await db.select().from(backupPlan);
  return plan ?? null;
}

/** The newest backup of the plan; null where there is no plan, or none was taken yet. */
export function lastBackup(plan: BackupPlan | null): LastBackup | null {
  if (plan?.takenAt == null || plan.file === null || plan.bytes === null) return null;
  return { takenAt: plan.takenAt, file: plan.file, bytes: plan.bytes };
}

/** Takes the turn if a backup is due and nobody is at it. One of several instances gets it. */
export async function takeTurn(
  db: Database,
  { turn, now, until }: { turn: string; now: Date; until: Date },
): Promise<BackupPlan | null> {
  const isFree = or(isNull(backupPlan.turnEndsAt), lte(backupPlan.turnEndsAt, now));
  const [plan] = await db
    .update(backupPlan)
    .set({ turn, turnEndsAt: until })
    .where(and(lte(backupPlan.tryAt, now), isFree))
    .returning();
  return plan ?? null;
}

const mine = (turn: string) => eq(backupPlan.turn, turn);
const over = { turn: null, turnEndsAt: null };

/** Asks for more time. @returns whether the turn is this one's still */
export async function extendTurn(db: Database, turn: string, until: Date): Promise<boolean> {
  return (await db.update(backupPlan).set({ turnEndsAt: until }).where(mine(turn)).returning()).length > 0;
}

/** Gives the turn back, with nothing done. */
export async function giveBackTurn(db: Database, turn: string): Promise<void> {
  await db.update(backupPlan).set(over).where(mine(turn));
}

/** Notes that the turn's backup was taken, and when the next one is due. */
export async function noteTaken(db: Database, turn: string, last: LastBackup, dueAt: Date): Promise<void> {
  await db
    .update(backupPlan)
    .set({ ...over, ...last, dueAt, tryAt: dueAt, failures: 0, failedAt: null, reason: null, isTold: false })
    .where(mine(turn));
}

/** Notes that the turn's backup failed, and when it is tried again. @returns the plan, if it is the same still */
export async function noteNotTaken(
  db: Database,
  turn: string,
  { reason, now, tryAt }: { reason: string; now: Date; tryAt: Date },
): Promise<BackupPlan | null> {
  const [plan] = await db
    .update(backupPlan)
    .set({ ...over, tryAt, failedAt: now, reason, failures: sql`${backupPlan.failures} + 1` })
    .where(mine(turn))
    .returning();
  return plan ?? null;
}

/** Notes that somebody was told of the failures. */
export async function noteTold(db: Database): Promise<void> {
  await db.update(backupPlan).set({ isTold: true });
}
