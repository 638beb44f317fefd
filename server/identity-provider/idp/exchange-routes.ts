import { Hono } from 'hono';
import { z } from 'zod';
import { findApp, touchGrant } from '@/server/database/repositories/identity/identity-apps';
import { isSignInLocked } from '@/server/identity-provider/attempts';
import type { IdentityContext } from '@/server/identity-provider/context';
import { durationArgument, readDuration } from '@/server/identity-provider/sessions/duration';
import type { Factor } from '@/server/identity-provider/sessions/factors';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { readBody, stringArgument } from '@/server/identity-provider/wire/body';
import { answer } from '@/server/identity-provider/wire/envelope';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readRequestId } from '@/server/identity-provider/wire/visitor';
import { readAccessToken, type Access } from './access-token';

const schema = z.object({
  access_token: stringArgument('access_token'),
  session_duration_minutes: durationArgument,
});

/** The factor has the age of the token's authentication: an exchange does not count as a fresh one (security 16). */
function exchangeFactor({ clientId, authTime }: Access): Factor {
  return {
    type: 'oauth',
    delivery_method: 'oauth_access_token_exchange',
    last_authenticated_at: new Date(authTime * 1000).toISOString(),
    oauth_access_token_exchange_factor: { client_id: clientId },
  };
}

/**
 * POST /sdk/v1/sessions/exchange_access_token (SPEC section 7): an access token with `full_access`, which only
 * first-party apps are granted, becomes a session of its user.
 */
export function exchangeRoutes(context: IdentityContext): Hono {
  async function readExchangeable(token: string): Promise<Access> {
    const access = await readAccessToken(context, token);
    if (!access?.scopes.includes('full_access')) throw new WireError('invalid_access_token');
    const app = await findApp(context.db, access.clientId);
    if (!app?.firstParty || (await isSignInLocked(context, access.userId)))
      throw new WireError('invalid_access_token');
    return access;
  }

  const routes = new Hono();
  routes.post('/sdk/v1/sessions/exchange_access_token', async (c) => {
    const body = await readBody(c.req.raw, schema);
    const durationMinutes = readDuration(body.session_duration_minutes);
    const access = await readExchangeable(body.access_token);
    const data = await signIn(context, c.req.raw, {
      current: await currentSession(context, c.req.raw),
      durationMinutes,
      method: 'oauth_access_token_exchange',
      prove: async (tx) => {
        // Access that ends meanwhile ends this session too, or makes none.
        if (!(await touchGrant(tx, access.grantId, context.clock())))
          throw new WireError('invalid_access_token');
        return { userId: access.userId, factor: exchangeFactor(access), event: 'app_signed_in' };
      },
    });
    return answer(readRequestId(c.req.raw), data);
  });
  return routes;
}
