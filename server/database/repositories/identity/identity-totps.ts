import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { recoveryCodes, totps } from '@/server/database/schema';
import type { Database } from '@/server/database';
import { lockUser } from './identity-user-factors';

export type Totp = typeof totps.$inferSelect;
export type RecoveryCode = typeof recoveryCodes.$inferSelect;
export type NewTotp = Pick<Totp, 'id' | 'userId' | 'seedSealed' | 'expiresAt' | 'createdAt'>;
type NewCode = Pick<RecoveryCode, 'id' | 'digest'>;

/** The user's authenticator app. */
export async function findVerifiedTotp(db: Database, userId: string): Promise<Totp | undefined> {
  const [totp] = await db
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), totps.verified));
  return totp;
}

/** The user's authenticator app, and the unverified one that may replace it; the verified one first. */
export async function listTotps(db: Database, userId: string, now: Date): Promise<Totp[]> {
  return db
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), or(totps.verified, gt(totps.expiresAt, now))))
    .orderBy(desc(totps.verified), desc(totps.createdAt));
}

async function addCodes(tx: Database, { id, userId }: Pick<Totp, 'id' | 'userId'>, codes: NewCode[]) {
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ ...code, totpId: id, userId })));
}

/**
 * Stores a new app with its recovery codes in place of unverified ones; a verified one stays until this one is
 * verified.
 */
export async function addTotp(db: Database, totp: NewTotp, codes: NewCode[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, totp.userId);
    await tx.delete(totps).where(and(eq(totps.userId, totp.userId), eq(totps.verified, false)));
    await tx.insert(totps).values(totp);
    await addCodes(tx, totp, codes);
  });
}

/** Uses a step's code, which verifies the app; false when it or a later one was used already (security 14). */
export async function claimStep(db: Database, id: string, step: number): Promise<boolean> {
  const taken = await db
    .update(totps)
    .set({ lastStep: step, verified: true })
    .where(and(eq(totps.id, id), lt(totps.lastStep, step)))
    .returning({ id: totps.id });
  return taken.length > 0;
}

/** Deletes a user's apps but one, with their recovery codes. @returns the ids of the deleted ones */
export async function dropOtherTotps(tx: Database, { id, userId }: Totp): Promise<string[]> {
  const dropped = await tx
    .delete(totps)
    .where(and(eq(totps.userId, userId), ne(totps.id, id)))
    .returning({ id: totps.id });
  return dropped.map((totp) => totp.id);
}

/** Replaces an app's recovery codes. */
export async function replaceRecoveryCodes(db: Database, totp: Totp, codes: NewCode[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, totp.userId);
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.totpId, totp.id));
    await addCodes(tx, totp, codes);
  });
}

/** A user's unused recovery code of a verified app, by its digest. */
export async function findRecoveryCode(
  db: Database,
  { userId, digest }: Pick<RecoveryCode, 'userId' | 'digest'>,
): Promise<RecoveryCode | undefined> {
  const [row] = await db
    .select({ code: recoveryCodes })
    .from(recoveryCodes)
    .innerJoin(totps, and(eq(totps.id, recoveryCodes.totpId), totps.verified))
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, digest), isNull(recoveryCodes.usedAt)),
    );
  return row?.code;
}

/** Uses a recovery code up; of concurrent callers exactly one gets true. */
export async function endRecoveryCode(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}
