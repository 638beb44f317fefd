import { toDataURL } from 'qrcode';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { addTotp, findVerifiedTotp } from '@/server/database/repositories/identity/identity-totps';
import { findUser } from '@/server/database/repositories/identity/identity-users';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newIdentityId } from '@/server/identity-provider/crypto/tokens';
import { requireFresh, requireFreshApp } from '@/server/identity-provider/sessions/fresh';
import { accountLabel } from '@/server/identity-provider/users/account-label';
import { viewUser } from '@/server/identity-provider/users/view';
import { WireError } from '@/server/identity-provider/wire/errors';
import { newRecoveryCodes } from './recovery-codes';
import { readExpiration } from './schemas';
import { newSeed, sealSeed, seedUri } from './seed';

/**
 * Starts adding an authenticator app for the signed-in user. It becomes active with its first right code, and replaces
 * the previous one; the seed and the ten recovery codes are shown only once (security 14, 16).
 * @throws WireError `second_factor_required` without a fresh code of the previous app
 */
export async function createTotp(
  { db, secret, clock }: IdentityContext,
  { session, expirationMinutes }: { session: Session; expirationMinutes: number | undefined },
): Promise<object> {
  const now = clock();
  const minutes = readExpiration(expirationMinutes);
  const replaces = await findVerifiedTotp(db, session.userId);
  if (replaces) requireFreshApp(session, now);
  else requireFresh(session, now);
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
  await addTotp(db, totp, rows);
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
