import { z } from 'zod';
import { clearCookieLines, sessionCookieLines, type CookieSettings } from '../cookies';
import { readSessionTokens } from '../reauthenticate';
import { saysSessionIsDead } from '../wire';

const tokensInDataSchema = z.looseObject({
  data: z.looseObject({ session_token: z.string().optional(), session_jwt: z.string().optional() }),
});

/** The calls whose errors can end a session, and the one that always does (identity.md "Behaviour"). */
const authenticatePath = '/sdk/v1/sessions/authenticate';
export const revokePath = '/sdk/v1/sessions/revoke';

interface Upstream {
  pathname: string;
  ok: boolean;
  body: unknown;
}

/** The provider's answer brought tokens that can't be kept in cookies. */
export class UnusableSession extends Error {
  override readonly name = 'UnusableSession';
}

/**
 * Moves the tokens of an answer from its body into HttpOnly cookies (security 4), and clears the cookies of a session
 * that has ended.
 * @throws UnusableSession
 */
export function keepTokens(
  { pathname, ok, body }: Upstream,
  now: Date,
  settings: CookieSettings,
): { body: unknown; setCookies: string[] } {
  if (pathname === revokePath) return { body, setCookies: clearCookieLines(settings) };
  if (!ok) {
    const dead = pathname === authenticatePath && saysSessionIsDead(body);
    return { body, setCookies: dead ? clearCookieLines(settings) : [] };
  }
  const parsed = tokensInDataSchema.safeParse(body);
  const { session_token, session_jwt } = parsed.data?.data ?? {};
  if (!parsed.success || (!session_token && !session_jwt)) return { body, setCookies: [] };
  const tokens = readSessionTokens(body, now);
  if (!tokens) throw new UnusableSession('The answer’s tokens are incomplete or too long for cookies');
  const blanked = { ...parsed.data, data: { ...parsed.data.data, session_token: '', session_jwt: '' } };
  return { body: blanked, setCookies: sessionCookieLines(tokens, settings) };
}
