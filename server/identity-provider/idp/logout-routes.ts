import { Hono } from 'hono';
import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { IdentityContext } from '@/server/identity-provider/context';
import { signingAlgorithm } from '@/server/identity-provider/jwks/keys';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { readBody, stringArgument } from '@/server/identity-provider/wire/body';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId } from '@/server/identity-provider/wire/visitor';
import { issuerOf } from './issuer';
import { withAnswer } from './redirect';
import { requestedApp } from './requested-app';

const schema = z.object({
  client_id: stringArgument('client_id'),
  post_logout_redirect_uri: stringArgument('post_logout_redirect_uri'),
  state: stringArgument('state').nullish(),
  id_token_hint: stringArgument('id_token_hint').nullish(),
});

/** The session of this app's id token, even an expired one; null when the token is not ours. */
async function hintedSession(
  context: IdentityContext,
  hint: string,
  clientId: string,
): Promise<string | null> {
  const keys = createLocalJWKSet({ keys: await context.signer.publicKeys() });
  const options = {
    algorithms: [signingAlgorithm],
    typ: 'JWT',
    issuer: issuerOf(context),
    audience: clientId,
    currentDate: context.clock(),
  };
  const sessionOf = ({ sid }: JWTPayload) => (typeof sid === 'string' ? sid : null);
  try {
    return sessionOf((await jwtVerify(hint, keys, options)).payload);
  } catch (error) {
    return error instanceof errors.JWTExpired ? sessionOf(error.payload) : null;
  }
}

/**
 * POST /sdk/v1/oauth/logout/start (SPEC section 7): an app asks to end the session here. Without the id token of this
 * very session the user must confirm, since anyone can make a link (OpenID Connect RP-Initiated Logout 2).
 */
export function logoutRoutes(context: IdentityContext): Hono {
  const routes = new Hono();
  routes.post('/sdk/v1/oauth/logout/start', async (c) => {
    const request = await readBody(c.req.raw, schema);
    const app = await requestedApp(context.db, request.client_id, request.post_logout_redirect_uri);
    const session = await currentSession(context, c.req.raw);
    const hint = request.id_token_hint ?? '';
    const isOwn = async () => (await hintedSession(context, hint, app.id)) === session?.id;
    return answer(readRequestId(c.req.raw), {
      redirect_uri: withAnswer(request.post_logout_redirect_uri, { state: request.state ?? undefined }),
      consent_required: session !== null && !(await isOwn()),
    });
  });
  return routes;
}
