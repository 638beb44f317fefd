import type { z } from 'zod';
import { listPasskeys } from '@/server/database/repositories/identity/identity-passkeys';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { takeAllowance } from '@/server/identity-provider/allowance';
import type { IdentityContext } from '@/server/identity-provider/context';
import { challengeWindow } from '@/server/identity-provider/limits';
import { WireError } from '@/server/identity-provider/wire/errors';
import { startChallenge } from './challenge';
import { relyingPartyOf } from './relying-party';
import type { authenticateStartSchema } from './schemas';

interface Start {
  /** The session to step up; null to sign in. */
  session: Session | null;
  client: string;
  body: z.output<typeof authenticateStartSchema>;
}

/**
 * Starts a sign-in with a passkey, or a step-up. Only the passkey identifies the user: a guest who names a user learns
 * nothing about that user's passkeys (security 11). A sign-in requires user verification by the authenticator, as the
 * only factor; a step-up prefers it.
 * @returns the options for the browser
 */
export async function startAuthentication(
  context: IdentityContext,
  { session, client, body }: Start,
): Promise<object> {
  const relyingParty = relyingPartyOf(context, body.domain);
  const allowed = session ? await listPasskeys(context.db, session.userId) : [];
  if (session && allowed.length === 0) throw new WireError('webauthn_registration_not_found');
  await takeAllowance(context, challengeWindow(client));

  const userVerification = session ? 'preferred' : 'required';
  const data = { domain: relyingParty.id, userVerification } as const;
  const challenge = await startChallenge(context, 'webauthn_authenticate', { session, data });
  const { requestOptions } = await import('./options');
  return {
    user_id: session?.userId ?? body.user_id ?? '',
    public_key_credential_request_options: await requestOptions({
      relyingParty,
      challenge,
      allowed,
      userVerification,
    }),
  };
}
