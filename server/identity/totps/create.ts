import { toDataURL } from 'qrcode';
import type { Session } from '@/server/database/repositories/identity-sessions';
import { addTotp } from '@/server/database/repositories/identity-totps';
import { findUser } from '@/server/database/repositories/identity-users';
import type { IdentityContext } from '@/server/identity/context';
import { newIdentityId } from '@/server/identity/crypto/tokens';
import { requireFresh } from '@/server/identity/sessions/fresh';
import { accountLabel } from '@/server/identity/users/account-label';
import { viewUser } from '@/server/identity/users/view';
import { WireError } from '@/server/identity/wire/errors';
import { newRecoveryCodes } from './recovery-codes';
import { readExpiration } from './schemas';
import { newSeed, sealSeed, seedUri } from './seed';

/**
 * Begins to add an authenticator app to the signed-in user, in place of one that was never verified. It counts from its
 * first right code on; the seed and the ten recovery codes are shown this once (security 14, 16).
 * @throws WireError `active_totp_exists` beside a verified one
 */
export async function createTotp(
  { db, secret, clock }: IdentityContext,
  { session, expirationMinutes }: { session: Session; expirationMinutes: number | undefined },
): Promise<object> {
  const now = clock();
  const minutes = readExpiration(expirationMinutes);
  requireFresh(session, now);
  const user = await findUser(db, session.userId);
  if (!user) throw new WireError('session_not_found');

  const id = newIdentityId('totp');
  const seed = newSeed();
  const { codes, rows } = newRecoveryCodes(secret, user.id);
  const totp = {
    id,
    userId: user.id,
    seedSealed: sealSeed(secret, id, seed),
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    createdAt: now,
  };
  if (!(await addTotp(db, totp, rows))) throw new WireError('active_totp_exists');
  const view = viewUser(user);
  return {
    totp_id: id,
    secret: seed,
    qr_code: await toDataURL(seedUri(seed, accountLabel(user)), { errorCorrectionLevel: 'M' }),
    recovery_codes: codes,
    user_id: user.id,
    user: view,
    __user: view,
  };
}
