import type { Database } from '@/server/database';
import { endFlowsOf } from '@/server/database/repositories/identity/identity-flows';
import { savePassword } from '@/server/database/repositories/identity/identity-passwords';
import { revokeOtherSessions, type Session } from '@/server/database/repositories/identity/identity-sessions';
import { newIdentityId } from '@/server/identity-provider/crypto/tokens';
import type { Factor } from '@/server/identity-provider/sessions/factors';

interface NewPassword {
  userId: string;
  hash: string;
  /** The live session of the call; it is kept if it is this user's. */
  current: Session | null;
}

/**
 * Stores a user's password. All their other sessions end, and so do the links by which it could still be set again
 * (security 12).
 */
export async function storePassword(
  tx: Database,
  { userId, hash, current }: NewPassword,
  now: Date,
): Promise<void> {
  await savePassword(tx, { id: newIdentityId('password'), userId, hash, now });
  await revokeOtherSessions(tx, userId, current?.userId === userId ? current.id : null, now);
  await endFlowsOf(tx, 'password_reset', userId, now);
}

/** The factor that a password proves. */
export function passwordFactor(now: Date): Factor {
  return { type: 'password', delivery_method: 'knowledge', last_authenticated_at: now.toISOString() };
}
