import type { Database } from '@/server/database';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { findVerifiedTotp } from '@/server/database/repositories/identity/identity-totps';
import { readFactors } from './factors';

/** Minutes allowed for the second step of a sign-in, the life of its cookie (SPEC section 9). */
export const secondStepMinutes = 10;

/**
 * Whether a session rests on a password alone although its user has an authenticator app: it gives no access until a
 * code of the app, or a recovery code, is entered (decision 021).
 */
export async function waitsForApp(
  db: Database,
  { userId, factors }: Pick<Session, 'userId' | 'factors'>,
): Promise<boolean> {
  const proofs = readFactors(factors);
  const byPasswordAlone = proofs.length > 0 && proofs.every(({ type }) => type === 'password');
  return byPasswordAlone && (await findVerifiedTotp(db, userId)) !== undefined;
}
