import 'server-only';
import { z } from 'zod';
import {
  hasIntermediateCookie,
  clearIntermediateCookieLine,
  endSessionLines,
  intermediateCookieLine,
  sessionCookieLines,
  waitingCookieLines,
  type CookieSettings,
} from '@/lib/session/cookies/cookies';
import { readSessionTokens } from '@/lib/session/renewal/reauthenticate';
import { answerBeforeSecondStep, waitingToken } from '@/lib/session/renewal/second-factor';
import { rememberWhole } from '@/lib/session/verify/verifier-password';
import { isSessionDead, tokenSchema } from '@/lib/contract/identity/wire';

const tokensInDataSchema = z.looseObject({
  data: z.looseObject({
    session_token: z.string().optional(),
    session_jwt: z.string().optional(),
    intermediate_session_token: z.string().optional(),
  }),
});

/** An OAuth provider's own tokens, which open what the customer has there; no page needs them. */
const providerTokens = ['access_token', 'id_token', 'refresh_token'];

const providerValuesSchema = z.looseObject({
  data: z.looseObject({ provider_values: z.looseObject({}) }),
});

/** The body with the provider's tokens emptied; the SDK's types need strings there. */
function withoutProviderTokens(body: unknown): unknown {
  const parsed = providerValuesSchema.safeParse(body);
  if (!parsed.success) return body;
  const { data } = parsed.data;
  const empty = Object.fromEntries(
    providerTokens.filter((name) => name in data.provider_values).map((name) => [name, '']),
  );
  return { ...parsed.data, data: { ...data, provider_values: { ...data.provider_values, ...empty } } };
}

/** The calls whose errors can end a session, and the one that always does (identity "Behaviour"). */
const authenticatePath = '/sdk/v1/sessions/authenticate';
export const revokePath = '/sdk/v1/sessions/revoke';

interface Upstream {
  pathname: string;
  ok: boolean;
  body: unknown;
  /** The request's Cookie header. */
  cookie: string | null;
  /** The call was made with the token of a half-finished sign-in. */
  byIntermediate: boolean;
}

interface KeptAnswer {
  body: unknown;
  setCookies: string[];
}

/** The provider's response contained tokens that can't be stored in cookies. */
export class UnusableSession extends Error {
  override readonly name = 'UnusableSession';
}

const unusable = () => new UnusableSession('The answer’s tokens are incomplete or too long for cookies');

/**
 * Moves the tokens of a response from its body into HttpOnly cookies (security 4), empties those of an OAuth provider,
 * and clears the cookies of a session that has ended. A sign-in that needs another step, the provider's own or a code of
 * the customer's authenticator app (decision 021), gets the intermediate cookie only, which is removed as soon as a full
 * session exists (SPEC section 4).
 * @throws UnusableSession
 */
export function storeTokens(
  { pathname, ok, body: received, cookie, byIntermediate }: Upstream,
  now: Date,
  settings: CookieSettings,
): KeptAnswer {
  const body = withoutProviderTokens(received);
  const forgotten = hasIntermediateCookie(cookie, settings) ? [clearIntermediateCookieLine(settings)] : [];
  const cleared = [...endSessionLines(cookie, settings), ...forgotten];
  if (pathname === revokePath) return { body, setCookies: cleared };
  if (!ok) {
    const dead = (byIntermediate || pathname === authenticatePath) && isSessionDead(body);
    return { body, setCookies: dead ? cleared : [] };
  }
  const waiting = waitingToken(body);
  if (waiting !== null) {
    // The cookie's ten minutes are not extended.
    const hasCookie = byIntermediate && pathname === authenticatePath;
    return {
      body: answerBeforeSecondStep(body),
      setCookies: hasCookie ? [] : waitingCookieLines(waiting, settings),
    };
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
    rememberWhole(tokens.jwt, now);
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
