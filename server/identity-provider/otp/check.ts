import {
  countAttempt,
  endCode,
  type OneTimeCode,
} from '@/server/database/repositories/identity/identity-codes';
import { findContact } from '@/server/database/repositories/identity/identity-users';
import { isSignInLocked, noteFailure } from '@/server/identity-provider/attempts';
import type { IdentityContext } from '@/server/identity-provider/context';
import { maxTries } from '@/server/identity-provider/limits';
import { WireError } from '@/server/identity-provider/wire/errors';
import { maskAddress } from './address';
import { matchesCode } from './digest';

interface CodeCheck {
  methodId: string;
  typed: string;
  client: string;
  /** The user signed in at the call; only they may attach an address. */
  currentUserId: string | undefined;
}

export const kindOf = ({ channel }: OneTimeCode) => (channel === 'email' ? 'email' : 'phone');

/**
 * Checks a typed code. The attempt is counted before anything is compared; while sign-in is locked the right code is
 * answered like a wrong one (security 8, 9).
 * @throws WireError when it is wrong, or no attempts are left
 */
export async function checkCode(context: IdentityContext, attempt: CodeCheck): Promise<OneTimeCode> {
  const { db, secret, clock } = context;
  const now = clock();
  const code = /^[\w-]{1,100}$/.test(attempt.methodId)
    ? await countAttempt(db, attempt.methodId, maxTries, now)
    : null;
  if (!code) throw new WireError('unable_to_auth_otp_code');

  const contact = await findContact(db, { kind: kindOf(code), address: code.address });
  const subject = contact?.userId ?? code.methodId;
  const locked = await isSignInLocked(context, subject);
  const usable = code.purpose !== 'decoy' && (code.userId ?? attempt.currentUserId) === attempt.currentUserId;
  if (matchesCode(secret, code, attempt.typed) && usable && !locked) return code;

  if (code.tries >= maxTries) await endCode(db, code.id, now);
  await noteFailure(context, {
    subject,
    kind: 'code_refused',
    client: attempt.client,
    userId: contact?.userId,
    detail: { address: maskAddress({ kind: kindOf(code), address: code.address }), tries: code.tries },
  });
  throw new WireError('otp_code_not_found');
}
