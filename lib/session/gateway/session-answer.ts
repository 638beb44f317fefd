import { z } from 'zod';
import {
  clearCookieLines,
  clearIntermediateCookieLine,
  intermediateCookieLine,
  sessionCookieLines,
  type CookieSettings,
} from '../cookies';
import { readSessionTokens } from '../reauthenticate';
import { saysSessionIsDead, tokenSchema } from '../wire';

const tokensInDataSchema = z.looseObject({
  data: z.looseObject({
    session_token: z.string().optional(),
    session_jwt: z.string().optional(),
    intermediate_session_token: z.string().optional(),
  }),
});

/** The calls whose errors can end a session, and the one that always does (identity.md "Behaviour"). */
const authenticatePath = '/sdk/v1/sessions/authenticate';
export const revokePath = '/sdk/v1/sessions/revoke';

interface Upstream {
  pathname: string;
  ok: boolean;
  body: unknown;
  /** The request brought the cookie of a half-finished sign-in. */
  intermediate: boolean;
}

interface KeptAnswer {
  body: unknown;
  setCookies: string[];
}

/** The provider's answer brought tokens that can't be kept in cookies. */
export class UnusableSession extends Error {
  override readonly name = 'UnusableSession';
}

const unusable = () => new UnusableSession('The answer’s tokens are incomplete or too long for cookies');

/**
 * Moves the tokens of an answer from its body into HttpOnly cookies (security 4), and clears the cookies of a session
 * that has ended. A sign-in that needs another step gets the intermediate cookie, which goes as soon as a full session
 * exists (SPEC section 4).
 * @throws UnusableSession
 */
export function keepTokens(
  { pathname, ok, body, intermediate }: Upstream,
  now: Date,
  settings: CookieSettings,
): KeptAnswer {
  const forgotten = intermediate ? [clearIntermediateCookieLine(settings)] : [];
  const cleared = [...clearCookieLines(settings), ...forgotten];
  if (pathname === revokePath) return { body, setCookies: cleared };
  if (!ok) {
    const dead = pathname === authenticatePath && saysSessionIsDead(body);
    return { body, setCookies: dead ? cleared : [] };
  }
  const parsed = tokensInDataSchema.safeParse(body);
  if (!parsed.success) return { body, setCookies: [] };
  const { session_token, session_jwt, intermediate_session_token: step } = parsed.data.data;
  const hide = (names: string[]) => ({
    ...parsed.data,
    data: { ...parsed.data.data, ...Object.fromEntries(names.map((name) => [name, ''])) },
  });
  if (session_token || session_jwt) {
    const tokens = readSessionTokens(body, now);
    if (!tokens) throw unusable();
    const names = ['session_token', 'session_jwt', ...(step ? ['intermediate_session_token'] : [])];
    return { body: hide(names), setCookies: [...sessionCookieLines(tokens, settings), ...forgotten] };
  }
  if (!step) return { body, setCookies: [] };
  if (!tokenSchema.safeParse(step).success) throw unusable();
  return {
    body: hide(['intermediate_session_token']),
    setCookies: [intermediateCookieLine(step, settings)],
  };
}
