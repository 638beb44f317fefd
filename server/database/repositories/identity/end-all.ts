import { inArray, isNull } from 'drizzle-orm';
import { schema, type Database } from '@/server/database';
import { revokeAllSessions } from './identity-sessions';

const { flowTokens, onboardingTokens, oneTimeCodes, signingKeys } = schema;

export interface EndedSignIns {
  sessions: number;
  /** One-time codes, and links and tokens of every flow, those of connected apps too. */
  codesAndLinks: number;
  /** Links by which customers set up their accounts. */
  setUpLinks: number;
}

/**
 * Ends all sessions and voids all codes and links: a restored database does not know which were ended or used after its
 * backup. Keys for session tokens go, for sessions that began after it; the caller makes one.
 */
export async function endAllSignIns(tx: Database, now: Date): Promise<EndedSignIns> {
  const sessions = await revokeAllSessions(tx, now);
  await tx.delete(signingKeys);
  const codes = await tx
    .update(oneTimeCodes)
    .set({ endedAt: now })
    .where(isNull(oneTimeCodes.endedAt))
    .returning({ id: oneTimeCodes.id });
  const links = await tx
    .update(flowTokens)
    .set({ endedAt: now })
    .where(isNull(flowTokens.endedAt))
    .returning({ id: flowTokens.id });
  const setUpLinks = await tx
    .update(onboardingTokens)
    .set({ status: 'revoked' })
    .where(inArray(onboardingTokens.status, ['issued', 'opened']))
    .returning({ id: onboardingTokens.id });
  return { sessions, codesAndLinks: codes.length + links.length, setUpLinks: setUpLinks.length };
}
