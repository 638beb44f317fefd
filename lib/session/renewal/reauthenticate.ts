import type { ProviderFetch } from '../verify/provider';
import { waitingToken } from './second-factor';
import { rememberWhole } from '../verify/verifier-password';
import {
  basicAuthorization,
  isSessionDead,
  secondsUntil,
  sessionAnswerSchema,
} from '@/lib/contract/identity/wire';

/** A session's tokens; `maxAge` in seconds until it ends. */
export interface SessionTokens {
  token: string;
  jwt: string;
  maxAge: number;
}

/**
 * The result of one re-authentication. `waiting`: the session's second step has not been taken; `unavailable` says
 * nothing about the session.
 */
export type RefreshOutcome =
  | ({ kind: 'refreshed' } & SessionTokens)
  | { kind: 'waiting'; token: string }
  | { kind: 'dead' }
  | { kind: 'unavailable' };

export interface ReauthenticateOptions {
  provider: ProviderFetch;
  publicToken: string;
  publicOrigin: string;
  clock?: () => Date;
  /** Milliseconds the provider has to answer. */
  timeout?: number;
}

/** Reads an authenticate response; null when it holds no complete session. */
export function readSessionTokens(body: unknown, now: Date): SessionTokens | null {
  const answer = sessionAnswerSchema.safeParse(body);
  if (!answer.success) return null;
  const { session_token: token, session_jwt: jwt, session } = answer.data.data;
  return { token, jwt, maxAge: secondsUntil(session.expires_at, now) };
}

/**
 * Asks the provider once whether a session lives. On the wire exactly four error types mean that it has ended; anything
 * else is an outage (security 26). Never throws.
 */
export async function reauthenticate(
  sessionToken: string,
  visitor: Record<string, string>,
  { provider, publicToken, publicOrigin, clock, timeout = 3_000 }: ReauthenticateOptions,
): Promise<RefreshOutcome> {
  try {
    const response = await provider('/sdk/v1/sessions/authenticate', {
      method: 'POST',
      headers: {
        ...visitor,
        authorization: basicAuthorization(publicToken, sessionToken),
        'content-type': 'application/json',
        'x-sdk-parent-host': publicOrigin,
      },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const body: unknown = await response.json();
    if (isSessionDead(body)) return { kind: 'dead' };
    const token = response.ok ? waitingToken(body) : null;
    if (token !== null) return { kind: 'waiting', token };
    const now = clock?.() ?? new Date();
    const tokens = response.ok ? readSessionTokens(body, now) : null;
    if (tokens) rememberWhole(tokens.jwt, now);
    return tokens ? { kind: 'refreshed', ...tokens } : { kind: 'unavailable' };
  } catch {
    return { kind: 'unavailable' };
  }
}
