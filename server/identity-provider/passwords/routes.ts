import { Hono } from 'hono';
import { takeAllowance } from '@/server/identity-provider/allowance';
import type { IdentityContext } from '@/server/identity-provider/context';
import { passwordWindow, strengthWindow } from '@/server/identity-provider/limits';
import { readChallenge, readLinkLife } from '@/server/identity-provider/magic-links/arguments';
import { portalUrl } from '@/server/identity-provider/magic-links/portal-url';
import { sendLink } from '@/server/identity-provider/magic-links/send';
import { primaryIntent } from '@/server/identity-provider/otp/intent';
import { readDuration } from '@/server/identity-provider/sessions/duration';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { readBody } from '@/server/identity-provider/wire/body';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { answer } from '@/server/identity-provider/wire/envelope';
import { readRequestId, readVisitor } from '@/server/identity-provider/wire/visitor';
import {
  changeSchema,
  credentialsSchema,
  resetSchema,
  resetStartSchema,
  sessionResetSchema,
  strengthSchema,
} from './arguments';
import { authenticatePassword } from './authenticate';
import { changePassword } from './change';
import { createPassword } from './create';
import { resetPassword } from './reset';
import { setPasswordBySession } from './set-by-session';
import { rateStrength } from './strength';
import { viewStrength } from './view';

const passwords = '/sdk/v1/passwords';
const strengthCheck = `${passwords}/strength_check`;
/** Default life of a reset link in minutes. */
const resetMinutes = 30;

/** The calls of SPEC section 7 under /sdk/v1/passwords. */
export function passwordRoutes(context: IdentityContext): Hono {
  const { identity, publicOrigin } = context.settings;

  /**
   * Starts a reset: a known address gets a link, an unknown one a notice, indistinguishable to the caller (security
   * 11).
   */
  async function startReset(request: Request): Promise<void> {
    const body = await readBody(request, resetStartSchema);
    if (body.login_redirect_url !== undefined) {
      portalUrl(publicOrigin, 'password_reset', body.login_redirect_url);
    }
    const url = portalUrl(publicOrigin, 'password_reset', body.reset_password_redirect_url);
    const seconds = readLinkLife(body.reset_password_expiration_minutes, resetMinutes);
    await sendLink(context, {
      kind: 'password_reset',
      typed: body.email,
      client: readVisitor(request).client,
      codeChallenge: readChallenge(body.code_challenge),
      intentFor: primaryIntent,
      target: () => ({ url, seconds }),
    });
  }

  const routes = new Hono();
  routes.use(`${passwords}/*`, async (c, next) => {
    readSessionToken(c.req.raw, identity.publicToken);
    const { client } = readVisitor(c.req.raw);
    const windowFor = c.req.path === strengthCheck ? strengthWindow : passwordWindow;
    await takeAllowance(context, windowFor(client));
    await next();
  });
  routes.post(passwords, async (c) => {
    const { email, password, ...rest } = await readBody(c.req.raw, credentialsSchema);
    const durationMinutes = readDuration(rest.session_duration_minutes);
    const data = await createPassword(context, c.req.raw, { email, password, durationMinutes });
    return answer(readRequestId(c.req.raw), data);
  });
  routes.post(`${passwords}/authenticate`, async (c) => {
    const { email, password, ...rest } = await readBody(c.req.raw, credentialsSchema);
    const durationMinutes = readDuration(rest.session_duration_minutes);
    const data = await authenticatePassword(context, c.req.raw, { email, password, durationMinutes });
    return answer(readRequestId(c.req.raw), data);
  });
  routes.post(`${passwords}/email/reset/start`, async (c) => {
    await startReset(c.req.raw);
    return answer(readRequestId(c.req.raw), {});
  });
  routes.post(`${passwords}/email/reset`, async (c) => {
    const body = await readBody(c.req.raw, resetSchema);
    const data = await resetPassword(context, c.req.raw, {
      token: body.token,
      password: body.password,
      codeVerifier: body.code_verifier,
      durationMinutes: readDuration(body.session_duration_minutes),
    });
    return answer(readRequestId(c.req.raw), data);
  });
  routes.post(`${passwords}/existing_password/reset`, async (c) => {
    const body = await readBody(c.req.raw, changeSchema);
    const data = await changePassword(context, c.req.raw, {
      email: body.email,
      existing: body.existing_password,
      next: body.new_password,
      durationMinutes: readDuration(body.session_duration_minutes),
    });
    return answer(readRequestId(c.req.raw), data);
  });
  routes.post(`${passwords}/session/reset`, async (c) => {
    const session = await requireSession(context, c.req.raw);
    const { password, session_duration_minutes: minutes } = await readBody(c.req.raw, sessionResetSchema);
    const durationMinutes = minutes === undefined ? undefined : readDuration(minutes);
    const data = await setPasswordBySession(context, c.req.raw, { session, password, durationMinutes });
    return answer(readRequestId(c.req.raw), data);
  });
  routes.post(strengthCheck, async (c) => {
    const { email, password } = await readBody(c.req.raw, strengthSchema);
    const strength = await rateStrength(password, email === undefined ? [] : [email]);
    return answer(readRequestId(c.req.raw), viewStrength(password, strength));
  });
  return routes;
}
