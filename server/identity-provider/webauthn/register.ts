import type { z } from 'zod';
import { addPasskey } from '@/server/database/repositories/identity/identity-passkeys';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newIdentityId } from '@/server/identity-provider/crypto/tokens';
import { readDuration } from '@/server/identity-provider/sessions/duration';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { WireError } from '@/server/identity-provider/wire/errors';
import { takeChallenge, type TakenChallenge } from './challenge';
import { attestationSchema, readCredential, type Attestation } from './credential';
import { defaultName } from './name';
import { relyingPartyOf } from './relying-party';
import type { registerSchema } from './schemas';
import { passkeyFactor } from './view';

const minutesLeft = ({ expiresAt }: Session, now: Date) => (expiresAt.getTime() - now.getTime()) / 60_000;

async function verify(context: IdentityContext, challenge: TakenChallenge, credential: Attestation) {
  const { verifyCreation } = await import('./verify');
  try {
    return await verifyCreation(relyingPartyOf(context, challenge.domain), challenge, credential);
  } catch (cause) {
    throw new WireError('unable_to_register_webauthn_registration', undefined, { cause });
  }
}

/**
 * Adds the passkey that the browser has created, and steps the session up with it; without a duration the session keeps
 * its end.
 * @returns `data` of the response
 * @throws WireError when the challenge is used up or another session's, or the credential is invalid (security 15)
 */
export async function finishRegistration(
  context: IdentityContext,
  request: Request,
  { session, body }: { session: Session; body: z.output<typeof registerSchema> },
): Promise<object> {
  const now = context.clock();
  const minutes = body.session_duration_minutes;
  const durationMinutes = minutes === undefined ? minutesLeft(session, now) : readDuration(minutes);
  const read = readCredential(attestationSchema, body.public_key_credential);
  const challenge = await takeChallenge(context, 'webauthn_register', {
    challenge: read.challenge,
    current: session,
  });
  if (!challenge) throw new WireError('unable_to_register_webauthn_registration');
  const made = await verify(context, challenge, read.credential);

  const id = newIdentityId('webauthn-registration');
  const data = await signIn(context, request, {
    current: session,
    durationMinutes,
    method: 'webauthn',
    prove: async (tx) => {
      const passkey = await addPasskey(tx, {
        ...made,
        id,
        userId: session.userId,
        name: defaultName(challenge.userAgent),
        domain: challenge.domain,
        userAgent: challenge.userAgent,
        authenticatorType: challenge.authenticatorType,
        createdAt: now,
        lastUsedAt: now,
      });
      if (!passkey) throw new WireError('duplicate_webauthn_registration');
      return { userId: session.userId, factor: passkeyFactor(passkey, now), event: 'passkey_added' };
    },
  });
  return { webauthn_registration_id: id, ...data };
}
