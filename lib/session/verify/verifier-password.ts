import { decodeJwt } from 'jose';
import type { Verifier } from './verifier';
import { claimsSchema, type VerifiedSession } from './verifier-claims';

const slot = Symbol.for('waybill.whole-sessions');

interface Slot {
  [slot]?: Map<string, number>;
}

/** Milliseconds for which a session counts as complete once its provider has said so: the life of one JWT. */
const validFor = 5 * 60_000;
const maxKnown = 10_000;

/** Session ids, each with the time until which it needs no second step. */
const wholeSessions = () => ((globalThis as Slot)[slot] ??= new Map<string, number>());

const byPasswordAlone = ({ factors }: VerifiedSession) =>
  factors.length > 0 && factors.every(({ type }) => type === 'password');

/**
 * Remembers that a response of the provider, including the user, showed a session that waits for nothing (decision
 * 021).
 */
export function rememberWhole(jwt: string, now: Date): void {
  let claims: unknown;
  try {
    claims = decodeJwt(jwt);
  } catch {
    return;
  }
  const session = claimsSchema.safeParse(claims);
  if (!session.success || !byPasswordAlone(session.data)) return;
  const sessions = wholeSessions();
  sessions.delete(session.data.sessionId);
  const [oldest] = sessions.keys();
  if (sessions.size >= maxKnown && oldest !== undefined) sessions.delete(oldest);
  sessions.set(session.data.sessionId, now.getTime() + validFor);
}

/**
 * A verifier for a provider that also issues a JWT for a session by password alone. Such a token counts only while this
 * process knows that the session's user has no authenticator app; otherwise it is `password_alone` (decision 021). The
 * JWT itself can't say, so the provider is asked once per session and five minutes.
 */
export function requireWhole(verifier: Verifier, clock: () => Date = () => new Date()): Verifier {
  return {
    prepare: verifier.prepare,
    verify: async (jwt) => {
      const verified = await verifier.verify(jwt);
      if (!verified.ok || !byPasswordAlone(verified.session)) return verified;
      const until = wholeSessions().get(verified.session.sessionId) ?? 0;
      return until > clock().getTime() ? verified : { ok: false, reason: 'password_alone' };
    },
  };
}
