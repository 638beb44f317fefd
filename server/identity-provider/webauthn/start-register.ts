import type { z } from 'zod';
import { listPasskeys } from '@/server/database/repositories/identity/identity-passkeys';
import { findUser } from '@/server/database/repositories/identity/identity-users';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { takeAllowance } from '@/server/identity-provider/allowance';
import type { IdentityContext } from '@/server/identity-provider/context';
import { challengeWindow } from '@/server/identity-provider/limits';
import { requireFresh } from '@/server/identity-provider/sessions/fresh';
import { accountLabel } from '@/server/identity-provider/users/account-label';
import { WireError } from '@/server/identity-provider/wire/errors';
import type { Visitor } from '@/server/identity-provider/wire/visitor';
import { startChallenge } from './challenge';
import { cleanUserAgent } from './name';
import { relyingPartyOf } from './relying-party';
import type { registerStartSchema } from './schemas';

const maxPasskeys = 20;
/** WebAuthn's maximum length of a user handle, in bytes. */
const maxHandle = 64;

function readType(type: string | undefined): 'platform' | 'cross-platform' | undefined {
  if (type === undefined || type === 'platform' || type === 'cross-platform') return type;
  throw new WireError('invalid_authenticator_type');
}

/**
 * Starts adding a passkey for the signed-in user; the challenge is bound to their session (security 15, 16). Freshness
 * is required here and not at the end, where a passkey that the device has already created would be refused.
 * @returns the options for the browser
 */
export async function startRegistration(
  context: IdentityContext,
  {
    session,
    visitor,
    body,
  }: { session: Session; visitor: Visitor; body: z.output<typeof registerStartSchema> },
): Promise<object> {
  const relyingParty = relyingPartyOf(context, body.domain);
  const authenticatorType = readType(body.authenticator_type);
  const handle = body.override_id ?? session.userId;
  const handleBytes = Buffer.byteLength(handle);
  if (handleBytes === 0 || handleBytes > maxHandle) throw new WireError('bad_request');
  requireFresh(session, context.clock());

  const user = await findUser(context.db, session.userId);
  if (!user) throw new WireError('session_not_found');
  const existing = await listPasskeys(context.db, user.id);
  if (existing.length >= maxPasskeys) throw new WireError('too_many_user_registrations_for_domain');
  await takeAllowance(context, challengeWindow(visitor.client));

  const isPasskey = body.return_passkey_credential_options ?? false;
  const challenge = await startChallenge(context, 'webauthn_register', {
    session,
    data: {
      domain: relyingParty.id,
      userVerification: isPasskey ? 'required' : 'preferred',
      userAgent: cleanUserAgent(body.user_agent ?? visitor.userAgent),
      authenticatorType: authenticatorType ?? '',
    },
  });
  const name = body.override_name ?? accountLabel(user);
  const { creationOptions } = await import('./options');
  return {
    user_id: user.id,
    public_key_credential_creation_options: await creationOptions({
      relyingParty,
      challenge,
      user: { id: handle, name, displayName: body.override_display_name ?? name },
      existing,
      authenticatorType,
      isPasskey,
    }),
  };
}
