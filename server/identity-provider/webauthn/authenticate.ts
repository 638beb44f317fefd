import {
  findPasskey,
  recordPasskeyUse,
  type Passkey,
} from '@/server/database/repositories/identity/identity-passkeys';
import { isSignInLocked, noteFailure } from '@/server/identity-provider/attempts';
import type { IdentityContext } from '@/server/identity-provider/context';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { takeChallenge, type TakenChallenge } from './challenge';
import { assertionSchema, readCredential, type Assertion } from './credential';
import { relyingPartyOf } from './relying-party';
import { passkeyFactor } from './view';

interface PasskeySignIn {
  challenge: TakenChallenge;
  assertion: Assertion;
  passkey: Passkey;
  client: string;
}

/** While sign-in is locked the right assertion gets the same response as a wrong one (security 9). */
async function verify(context: IdentityContext, { challenge, assertion, passkey, client }: PasskeySignIn) {
  const { userId } = passkey;
  const { verifyRequest } = await import('./verify');
  try {
    if (await isSignInLocked(context, userId)) throw new Error('Sign-in is locked');
    return await verifyRequest(relyingPartyOf(context, challenge.domain), challenge, assertion, passkey);
  } catch (cause) {
    const detail = { passkey: passkey.id };
    await noteFailure(context, { subject: userId, kind: 'passkey_refused', client, userId, detail });
    throw new WireError('unable_to_auth_webauthn_registration', undefined, { cause });
  }
}

/**
 * Signs in with a passkey, or steps up the session that its challenge was made for.
 * @returns `data` of the response
 * @throws WireError `webauthn_registration_not_found` when the passkey does not belong to the user, and
 * `unable_to_auth_webauthn_registration` when the challenge is used up or the assertion is invalid (security 15)
 */
export async function finishAuthentication(
  context: IdentityContext,
  request: Request,
  { credential, durationMinutes }: { credential: string; durationMinutes: number },
): Promise<object> {
  const current = await currentSession(context, request);
  const read = readCredential(assertionSchema, credential);
  const challenge = await takeChallenge(context, 'webauthn_authenticate', {
    challenge: read.challenge,
    current,
  });
  if (!challenge) throw new WireError('unable_to_auth_webauthn_registration');
  const passkey = await findPasskey(context.db, read.credential.id);
  if (!passkey || (challenge.userId ?? passkey.userId) !== passkey.userId) {
    throw new WireError('webauthn_registration_not_found');
  }
  const { client } = readVisitor(request);
  const use = await verify(context, { challenge, assertion: read.credential, passkey, client });

  const data = await signIn(context, request, {
    current,
    durationMinutes,
    method: 'webauthn',
    prove: async (tx) => {
      const now = context.clock();
      if (!(await recordPasskeyUse(tx, passkey.id, { ...use, now }))) {
        throw new WireError('unable_to_auth_webauthn_registration');
      }
      return { userId: passkey.userId, factor: passkeyFactor(passkey, now) };
    },
  });
  return { webauthn_registration_id: passkey.id, ...data };
}
