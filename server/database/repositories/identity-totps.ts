import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { recoveryCodes, totps } from '@/server/database/schema';
import type { Database } from '@/server/database';
import { lockUser } from './identity-user-factors';

export type Totp = typeof totps.$inferSelect;
export type RecoveryCode = typeof recoveryCodes.$inferSelect;
export type NewTotp = Pick<Totp, 'id' | 'userId' | 'seedSealed' | 'expiresAt' | 'createdAt'>;
type NewCode = Pick<RecoveryCode, 'id' | 'digest'>;

/** The user's authenticator app: the one that is verified, else the one that still may be. */
export async function findTotp(db: Database, userId: string, now: Date): Promise<Totp | undefined> {
  const [totp] = await db
    .select()
    .from(totps)
    .where(and(eq(totps.userId, userId), or(totps.verified, gt(totps.expiresAt, now))))
    .orderBy(desc(totps.verified), desc(totps.createdAt))
    .limit(1);
  return totp;
}

async function addCodes(tx: Database, { id, userId }: Pick<Totp, 'id' | 'userId'>, codes: NewCode[]) {
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ ...code, totpId: id, userId })));
}

/** Stores a new app with its recovery codes in place of unverified ones; false when there is a verified one. */
export async function addTotp(db: Database, totp: NewTotp, codes: NewCode[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, totp.userId);
    await tx.delete(totps).where(and(eq(totps.userId, totp.userId), eq(totps.verified, false)));
    const [active] = await tx.select({ id: totps.id }).from(totps).where(eq(totps.userId, totp.userId));
    if (active) return false;
    await tx.insert(totps).values(totp);
    await addCodes(tx, totp, codes);
    return true;
  });
}

/** Takes a step's code, which verifies the app; false when it or a later one was taken already (security 14). */
export async function takeStep(db: Database, id: string, step: number): Promise<boolean> {
  const taken = await db
    .update(totps)
    .set({ lastStep: step, verified: true })
    .where(and(eq(totps.id, id), lt(totps.lastStep, step)))
    .returning({ id: totps.id });
  return taken.length > 0;
}

/** Puts fresh recovery codes in the place of an app's old ones. */
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

/** Uses a recovery code up; of many callers at once exactly one gets true. */
export async function endRecoveryCode(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}
