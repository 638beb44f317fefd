import { Hono } from 'hono';
import type { ContactMethod } from '@/server/database/repositories/identity/identity-users';
import type { IdentityContext } from '@/server/identity-provider/context';
import {
  loginOrCreateIntent,
  primaryIntent,
  secondaryIntent,
  type Intent,
} from '@/server/identity-provider/otp/intent';
import { readDuration } from '@/server/identity-provider/sessions/duration';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { readBody } from '@/server/identity-provider/wire/body';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import { authenticateSchema, readChallenge, readLinkLife, sendSchema } from './arguments';
import { authenticateLink } from './authenticate';
import { portalUrl } from './portal-url';
import { sendLink } from './send';

const links = '/sdk/v1/magic_links';

/**
 * POST /sdk/v1/magic_links/email/login_or_create, …/send/primary, …/send/secondary and /magic_links/authenticate (SPEC
 * section 7). Only this POST redeems a link: fetching its address changes nothing (security 13).
 */
export function magicLinkRoutes(context: IdentityContext): Hono {
  const { identity, publicOrigin } = context.settings;

  async function send(request: Request, intentFor: (contact: ContactMethod | undefined) => Intent) {
    readSessionToken(request, identity.publicToken);
    const body = await readBody(request, sendSchema);
    const login = {
      url: portalUrl(publicOrigin, 'magic_link', body.login_magic_link_url),
      seconds: readLinkLife(body.login_expiration_minutes),
    };
    const signup = {
      url: portalUrl(publicOrigin, 'magic_link', body.signup_magic_link_url),
      seconds: readLinkLife(body.signup_expiration_minutes),
    };
    await sendLink(context, {
      kind: 'magic_link',
      typed: body.email,
      client: readVisitor(request).client,
      codeChallenge: readChallenge(body.code_challenge),
      intentFor,
      target: (contact) => (contact ? login : signup),
    });
    return answer(readRequestId(request), {});
  }

  const routes = new Hono();
  routes.post(`${links}/email/login_or_create`, (c) => send(c.req.raw, loginOrCreateIntent));
  routes.post(`${links}/email/send/primary`, (c) => send(c.req.raw, primaryIntent));
  routes.post(`${links}/email/send/secondary`, async (c) => {
    const session = await requireSession(context, c.req.raw);
    return send(c.req.raw, (contact) => secondaryIntent(contact, session, context.clock()));
  });
  routes.post(`${links}/authenticate`, async (c) => {
    const body = await readBody(c.req.raw, authenticateSchema);
    const data = await authenticateLink(context, c.req.raw, {
      token: body.token,
      codeVerifier: body.code_verifier,
      durationMinutes: readDuration(body.session_duration_minutes),
    });
    return answer(readRequestId(c.req.raw), data);
  });
  return routes;
}
