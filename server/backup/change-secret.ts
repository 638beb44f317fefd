import { eq } from 'drizzle-orm';
import { schema, type Database } from '@/server/database';
import type { EndedSignIns } from '@/server/database/repositories/identity/end-all';
import { openSeed, sealSeed } from '@/server/identity-provider/totps/seed';
import { endSignInsUnder, requireSecretOf } from './secret';

const { recoveryCodes, totps, webhookEndpoints } = schema;

export interface ChangedSecret extends EndedSignIns {
  /** Authenticator apps, which go on as they are. */
  apps: number;
  /** Addresses of webhooks, whose secrets are others now. */
  webhooks: { id: string; url: string }[];
}

/**
 * Puts a new installation's secret in the place of one that somebody else may know: seeds of authenticator apps are
 * sealed with it anew, and everything else that the former one made counts no more. In one transaction.
 * @throws BackupError where the former secret is not that of the database
 */
export async function changeSecret(
  db: Database,
  { former, next }: { former: string; next: string },
  now: Date,
): Promise<ChangedSecret> {
  await requireSecretOf(db, former);
  return db.transaction(async (tx) => {
    const apps = await tx.select({ id: totps.id, seedSealed: totps.seedSealed }).from(totps).for('update');
    for (const { id, seedSealed } of apps) {
      const sealed = sealSeed(next, id, openSeed(former, id, seedSealed));
      await tx.update(totps).set({ seedSealed: sealed }).where(eq(totps.id, id));
    }
    await tx.delete(recoveryCodes);
    // Nothing rotates any more: the secret from before the last rotation is another one as well.
    const webhooks = await tx
      .update(webhookEndpoints)
      .set({ rotatesUntil: null })
      .returning({ id: webhookEndpoints.id, url: webhookEndpoints.url });
    return { ...(await endSignInsUnder(tx, next, now)), apps: apps.length, webhooks };
  });
}
