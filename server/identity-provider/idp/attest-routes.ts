import { Hono } from 'hono';
import { z } from 'zod';
import { findContact, type ContactMethod } from '@/server/database/repositories/identity/identity-users';
import { isSignInLocked } from '@/server/identity-provider/attempts';
import type { IdentityContext } from '@/server/identity-provider/context';
import { readAddress } from '@/server/identity-provider/otp/address';
import { durationArgument, readDuration } from '@/server/identity-provider/sessions/duration';
import type { Factor } from '@/server/identity-provider/sessions/factors';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { readBody, stringArgument } from '@/server/identity-provider/wire/body';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId } from '@/server/identity-provider/wire/visitor';
import { trustedTokenReader, spendTrustedToken, type TrustedToken } from './trusted-token';

/** Default duration of a session in minutes, as at the provider. */
const defaultMinutes = 60;

const schema = z.object({
  profile_id: stringArgument('profile_id'),
  token: stringArgument('token'),
  session_duration_minutes: durationArgument.nullish(),
});

function trustedFactor({ tokenId, provenAt }: TrustedToken, { id, address }: ContactMethod): Factor {
  return {
    type: 'trusted_auth_token',
    delivery_method: 'trusted_token_exchange',
    last_authenticated_at: provenAt.toISOString(),
    trusted_auth_token_factor: { token_id: tokenId },
    email_factor: { email_id: id, email_address: address },
  };
}

/**
 * POST /sdk/v1/sessions/attest (SPEC section 7): a JWT of a trusted profile's issuer becomes a session of the user who
 * has verified its e-mail address here, once (security 15). It creates no user.
 */
export function attestRoutes(context: IdentityContext): Hono {
  const { db, clock, settings } = context;
  const readers = new Map(
    settings.identity.attestProfiles.map((profile) => [
      profile.profile_id,
      trustedTokenReader(profile, clock),
    ]),
  );

  async function readContact({ email }: TrustedToken): Promise<ContactMethod | null> {
    const contact = await findContact(db, readAddress('email', email));
    if (!contact?.verified || (await isSignInLocked(context, contact.userId))) return null;
    return contact;
  }

  const routes = new Hono();
  routes.post('/sdk/v1/sessions/attest', async (c) => {
    const body = await readBody(c.req.raw, schema);
    const durationMinutes = readDuration(body.session_duration_minutes ?? defaultMinutes);
    const read = readers.get(body.profile_id);
    if (!read) throw new WireError('trusted_token_profile_not_found');
    const token = await read(body.token);
    const contact = token && (await readContact(token));
    if (!contact) throw new WireError('invalid_trusted_auth_token');
    const data = await signIn(context, c.req.raw, {
      current: await currentSession(context, c.req.raw),
      durationMinutes,
      method: 'trusted_auth_token',
      prove: async (tx) => {
        if (!(await spendTrustedToken(tx, token, clock()))) throw new WireError('invalid_trusted_auth_token');
        return { userId: contact.userId, factor: trustedFactor(token, contact) };
      },
    });
    return answer(readRequestId(c.req.raw), data);
  });
  return routes;
}
