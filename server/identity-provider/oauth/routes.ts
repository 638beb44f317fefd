import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { log } from '@/lib/runtime/log';
import type { IdentityContext } from '@/server/identity-provider/context';
import { durationArgument, readDuration } from '@/server/identity-provider/sessions/duration';
import { readBody, stringArgument } from '@/server/identity-provider/wire/body';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId } from '@/server/identity-provider/wire/visitor';
import { prepareAttach } from './attach';
import { authenticateOAuth } from './authenticate';
import { finishOAuth } from './callback';
import { authenticatePage, failureOf, reasonOf, withFailure } from './failure';
import { createProviders } from './server-of';
import { startOAuth } from './start';

const authenticateSchema = z.object({
  token: stringArgument('token'),
  code_verifier: stringArgument('code_verifier').optional(),
  session_duration_minutes: durationArgument,
});

const attachSchema = z.object({ provider: stringArgument('provider') });

/** Maximum bytes of a form that a provider posts; Apple's is the longest. */
const maxForm = 16_384;

/** 303, so that a posted form is not posted again to the new address. */
function redirect(location: string, cookies: string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await request.text();
  return new URLSearchParams(text.length > maxForm ? '' : text);
}

/**
 * OAuth of SPEC section 7: the start and the providers' callbacks, which are browser navigations and therefore always
 * redirect to a page, and the calls oauth/authenticate and oauth/attach.
 */
export function oauthRoutes(context: IdentityContext): Hono {
  const findProvider = createProviders(context.clock);
  const routes = new Hono();
  let warned = false;

  /** SPEC section 8's warning, once; the token is not accepted without a verifier. */
  function warnWithout(verifier: string | undefined): void {
    if (verifier === undefined && !warned) log.warn('oauth_without_verifier');
    warned ||= verifier === undefined;
  }

  /** After a failure the browser returns to the portal's own page, which shows the reason. */
  function backWith(c: Context, error: unknown): Response {
    const failure = failureOf(error);
    log.warn('oauth_refused', { provider: c.req.param('provider'), failure, reason: reasonOf(error) });
    return redirect(withFailure(authenticatePage(context), failure));
  }

  async function finish(c: Context, parameters: URLSearchParams): Promise<Response> {
    const provider = c.req.param('provider') ?? '';
    try {
      return redirect(await finishOAuth(context, findProvider, c.req.raw, provider, parameters));
    } catch (error) {
      return backWith(c, error);
    }
  }

  routes.get('/v1/public/oauth/:provider/start', async (c) => {
    try {
      const { location, cookie } = await startOAuth(
        context,
        findProvider,
        c.req.raw,
        c.req.param('provider'),
      );
      return redirect(location, [cookie]);
    } catch (error) {
      return backWith(c, error);
    }
  });
  routes.get('/v1/oauth/callback/:provider', (c) => finish(c, new URL(c.req.url).searchParams));
  routes.post('/v1/oauth/callback/:provider', async (c) => finish(c, await readForm(c.req.raw)));
  routes.post('/sdk/v1/oauth/authenticate', async (c) => {
    readSessionToken(c.req.raw, context.settings.identity.publicToken);
    const body = await readBody(c.req.raw, authenticateSchema);
    warnWithout(body.code_verifier);
    const data = await authenticateOAuth(context, c.req.raw, {
      token: body.token,
      verifier: body.code_verifier,
      durationMinutes: readDuration(body.session_duration_minutes),
    });
    return answer(readRequestId(c.req.raw), data);
  });
  routes.post('/sdk/v1/oauth/attach', async (c) => {
    readSessionToken(c.req.raw, context.settings.identity.publicToken);
    const { provider } = await readBody(c.req.raw, attachSchema);
    const oauth_attach_token = await prepareAttach(context, c.req.raw, provider);
    return answer(readRequestId(c.req.raw), { oauth_attach_token });
  });
  return routes;
}
