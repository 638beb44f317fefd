import { errors, jwtVerify } from 'jose';
import { claimsSchema, type VerifiedSession } from './verifier-claims';
import { createKeySet, KeysUnavailable, type FetchKeys } from './verifier-keys';
import { isSessionJwt } from './verifier-shape';

export type { VerifiedSession } from './verifier-claims';

export interface VerifierOptions {
  jwksUrl: string;
  fetch: FetchKeys;
  issuer: string;
  audience: string;
  /** The maximum lifetime of a token, in seconds. */
  maxLifetime?: number;
  clock?: () => Date;
}

export type Verification =
  | { ok: true; session: VerifiedSession }
  | { ok: false; reason: 'expired' | 'invalid' | 'password_alone' | 'unavailable' };

export interface Verifier {
  /**
   * Never throws. `unavailable`: the keys could not be read, which says nothing about the token; `password_alone`: see
   * `requireWhole`.
   */
  verify: (jwt: string) => Promise<Verification>;
  /** Reads the keys ahead of the first token, so that it does not wait for them. Never throws. */
  prepare: () => Promise<void>;
}

/** Seconds by which the issuer's clock may be ahead of ours; no tolerance for the expiry (security 2). */
const clockTolerance = 30;
/** The same for the time of issue. */
const issueTolerance = 60;
/** The lifetime of the provider's own tokens, in seconds. */
const usualLifetime = 300;

/** How many verified tokens are remembered: a page verifies the same one several times. */
const remembered = 1_000;

/** Verified tokens and their claims; the oldest are dropped first. Their expiry is still checked each time. */
function createMemory() {
  const sessions = new Map<string, VerifiedSession>();
  return {
    recall: (jwt: string) => sessions.get(jwt),
    remember: (jwt: string, session: VerifiedSession) => {
      const [oldest] = sessions.keys();
      if (sessions.size >= remembered && oldest !== undefined) sessions.delete(oldest);
      sessions.set(jwt, session);
    },
    forget: (jwt: string) => sessions.delete(jwt),
  };
}

/**
 * Checks session JWTs against the provider's key set: RS256 only, kid, typ, iss, aud, exp, nbf, iat, their lifetime,
 * and the end of their session (security 2). Runs on Node and on the edge. Each instance holds its own key cache; see
 * `sharedVerifier` for the process's.
 */
export function createVerifier(options: VerifierOptions): Verifier {
  const clock = options.clock ?? (() => new Date());
  const keys = createKeySet(options.jwksUrl, options.fetch, clock);
  const memory = createMemory();
  const isOver = ({ token, expiresAt }: VerifiedSession) =>
    Math.min(token.expiresAt * 1000, Date.parse(expiresAt)) <= clock().getTime();

  /** Bounds the lifetime, so that a leaked key can't make sessions that last for years. */
  const isOrdinary = ({ token }: VerifiedSession) => {
    const lifetime = token.expiresAt - token.issuedAt;
    const newest = clock().getTime() / 1000 + issueTolerance;
    return lifetime > 0 && lifetime <= (options.maxLifetime ?? usualLifetime) && token.issuedAt <= newest;
  };

  async function check(jwt: string): Promise<Verification> {
    const known = memory.recall(jwt);
    if (known && !isOver(known)) return { ok: true, session: known };
    memory.forget(jwt);
    if (!isSessionJwt(jwt)) return { ok: false, reason: 'invalid' };
    const { payload } = await jwtVerify(jwt, keys.keyFor, {
      algorithms: ['RS256'],
      issuer: options.issuer,
      audience: options.audience,
      requiredClaims: ['sub', 'exp', 'nbf'],
      clockTolerance,
      currentDate: clock(),
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success || !isOrdinary(claims.data)) return { ok: false, reason: 'invalid' };
    if (isOver(claims.data)) return { ok: false, reason: 'expired' };
    memory.remember(jwt, claims.data);
    return { ok: true, session: claims.data };
  }

  return {
    prepare: keys.prepare,
    verify: async (jwt) => {
      try {
        return await check(jwt);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired' };
        return { ok: false, reason: error instanceof KeysUnavailable ? 'unavailable' : 'invalid' };
      }
    },
  };
}

const slot = Symbol.for('waybill.verifiers');

interface Slot {
  [slot]?: Map<string, Verifier>;
}

/** The one verifier of this process (or edge isolate) for these keys and rules. */
export function sharedVerifier(options: VerifierOptions): Verifier {
  const verifiers = ((globalThis as Slot)[slot] ??= new Map<string, Verifier>());
  const key = [options.jwksUrl, options.issuer, options.audience, options.maxLifetime].join(' ');
  const verifier = verifiers.get(key) ?? createVerifier(options);
  verifiers.set(key, verifier);
  return verifier;
}
