import { decodeJwt } from 'jose';
import { reauthenticate, type ReauthenticateOptions, type RefreshOutcome } from './reauthenticate';
import { createSingleFlight, type Flight } from './single-flight';

export interface Refresher {
  /** Re-authenticates once; never throws. `visitor` are headers that identify the visitor. */
  refresh: (sessionToken: string, visitor?: Record<string, string>) => Promise<RefreshOutcome>;
}

/** Milliseconds for which an outcome is shared with parallel loads that start a little later (security 5). */
const sharedFor = 10_000;

async function digest(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds since 1970. */
function jwtEnd(jwt: string): number {
  try {
    return (decodeJwt(jwt).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}

/** Re-authenticates sessions at the provider, with one call in flight per session token. */
export function createRefresher(options: ReauthenticateOptions): Refresher {
  const clock = options.clock ?? (() => new Date());
  const flights = createSingleFlight<RefreshOutcome>(clock);

  async function fly(sessionToken: string, visitor: Record<string, string>): Promise<Flight<RefreshOutcome>> {
    const value = await reauthenticate(sessionToken, visitor, options);
    const until = clock().getTime() + sharedFor;
    if (value.kind === 'unavailable' || value.kind === 'waiting') return { value, keepUntil: 0 };
    return { value, keepUntil: value.kind === 'refreshed' ? Math.min(until, jwtEnd(value.jwt)) : until };
  }

  return {
    refresh: async (sessionToken, visitor = {}) =>
      flights(await digest(sessionToken), () => fly(sessionToken, visitor)),
  };
}

const slot = Symbol.for('waybill.refresher');

interface Slot {
  [slot]?: Map<string, Refresher>;
}

/** The one refresher per provider in this process or edge isolate: only a single instance knows all calls in flight. */
export function sharedRefresher(provider: string, make: () => Refresher): Refresher {
  const refreshers = ((globalThis as Slot)[slot] ??= new Map<string, Refresher>());
  const refresher = refreshers.get(provider) ?? make();
  refreshers.set(provider, refresher);
  return refresher;
}
