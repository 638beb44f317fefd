import type { Database } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import {
  createSession,
  revokeSession,
  stepUpSession,
  type Session,
} from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newIdentityId, newSecretToken } from '@/server/identity-provider/crypto/tokens';
import type { Visitor } from '@/server/identity-provider/wire/visitor';
import { addFactor, readFactors, type Factor } from './factors';
import { sessionEnd } from './life';
import { secondStepMinutes, waitsForApp } from './waiting';

interface Proof {
  userId: string;
  factor: Factor;
  durationMinutes: number;
  visitor: Visitor;
  /** The live session of the request. */
  current: Session | null;
  /** The operator who impersonates the user, if any. */
  impersonator?: string | undefined;
}

export interface StartedSession {
  session: Session;
  /** Returned once; stored as SHA-256 (security 3). */
  token: string;
  kind: 'sign_in' | 'step_up';
}

/**
 * Turns a proven factor into a session with a new token: the current session of the same user gains the factor, that of
 * another user ends (security 3). An impersonator's session and the user's own are never merged.
 */
export async function startSession(
  tx: Database,
  context: Pick<IdentityContext, 'clock' | 'settings'>,
  { userId, factor, durationMinutes, visitor, current, impersonator }: Proof,
): Promise<StartedSession> {
  const now = context.clock();
  const token = newSecretToken();
  const tokenDigest = digestOf(token);
  const isOwn = current?.impersonator === null && impersonator === undefined;
  if (current?.userId === userId && isOwn) {
    const stepped = await stepUpSession(tx, current, {
      tokenDigest,
      lastAccessedAt: now,
      expiresAt: sessionEnd(context, now, durationMinutes, current.startedAt),
      factors: addFactor(readFactors(current.factors), factor),
    });
    if (stepped) return { session: stepped, token, kind: 'step_up' };
  } else if (current) {
    await revokeSession(tx, current.id, now);
  }
  const waits = await waitsForApp(tx, { userId, factors: [factor] });
  const session = await createSession(tx, {
    id: newIdentityId('session'),
    userId,
    tokenDigest,
    startedAt: now,
    lastAccessedAt: now,
    expiresAt: sessionEnd(context, now, waits ? secondStepMinutes : durationMinutes),
    userAgent: visitor.userAgent,
    ipAddress: visitor.client,
    place: visitor.place,
    impersonator: impersonator ?? null,
    factors: [factor],
  });
  return { session, token, kind: 'sign_in' };
}
