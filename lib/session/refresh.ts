import { decodeJwt } from 'jose';
import type { ProviderFetch } from './provider';
import { createSingleFlight, type Flight } from './single-flight';
import { basicAuthorization, saysSessionIsDead, secondsUntil, sessionAnswerSchema } from './wire';

/** What one re-authentication found out. `unavailable` says nothing about the session. */
export type RefreshOutcome =
  | { kind: 'refreshed'; jwt: string; token: string; maxAge: number }
  | { kind: 'dead' }
  | { kind: 'unavailable' };

interface RefreshOptions {
  provider: ProviderFetch;
  publicToken: string;
  publicOrigin: string;
  clock?: () => Date;
  /** Milliseconds the provider has to answer. */
  timeout?: number;
}

export interface Refresher {
  /** Re-authenticates once; never throws. `visitor` are headers that say who the visitor is. */
  refresh: (sessionToken: string, visitor?: Record<string, string>) => Promise<RefreshOutcome>;
}

/** Milliseconds an outcome is shared with the parallel loads that come a little later (security 5). */
const keep = 10_000;

async function digest(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function jwtEnd(jwt: string): number {
  try {
    return (decodeJwt(jwt).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}

function readOutcome(body: unknown, now: Date): RefreshOutcome {
  if (saysSessionIsDead(body)) return { kind: 'dead' };
  const answer = sessionAnswerSchema.safeParse(body);
  if (!answer.success) return { kind: 'unavailable' };
  const { session_token: token, session_jwt: jwt, session } = answer.data.data;
  return { kind: 'refreshed', jwt, token, maxAge: secondsUntil(session.expires_at, now) };
}

/**
 * Re-authenticates sessions at the provider: one call in flight per session token. The wire gives no other word for
 * the end of a session than four error types; whatever else comes back is an outage (security 26).
 */
export function createRefresher(options: RefreshOptions): Refresher {
  const { provider, publicToken, publicOrigin, clock = () => new Date(), timeout = 3_000 } = options;
  const flights = createSingleFlight<RefreshOutcome>(clock);

  async function ask(sessionToken: string, visitor: Record<string, string>): Promise<RefreshOutcome> {
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
      return readOutcome(await response.json(), clock());
    } catch {
      return { kind: 'unavailable' };
    }
  }

  async function fly(sessionToken: string, visitor: Record<string, string>): Promise<Flight<RefreshOutcome>> {
    const value = await ask(sessionToken, visitor);
    const until = clock().getTime() + keep;
    if (value.kind === 'unavailable') return { value, keepUntil: 0 };
    return { value, keepUntil: value.kind === 'refreshed' ? Math.min(until, jwtEnd(value.jwt)) : until };
  }

  return {
    refresh: async (sessionToken, visitor = {}) =>
      flights(await digest(sessionToken), () => fly(sessionToken, visitor)),
  };
}

const slot = Symbol.for('waybill.refresher');

interface Slot {
  [slot]?: Refresher;
}

/** The one refresher of this process or edge isolate: only one instance can see what is in flight. */
export function sharedRefresher(make: () => Refresher): Refresher {
  return ((globalThis as Slot)[slot] ??= make());
}
