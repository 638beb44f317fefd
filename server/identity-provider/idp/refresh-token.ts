import { z } from 'zod';
import type { Database } from '@/server/database';
import type { IdentityContext } from '@/server/identity-provider/context';
import { startFlow } from '@/server/identity-provider/flows';
import type { Authorization } from './tokens';

/** Lifetime of an unused refresh token in seconds; each use issues a new one. */
const refreshSeconds = 30 * 86_400;

/** Seconds after which the user is asked again: a chain of refresh tokens ends then, however often they are used. */
const chainSeconds = 365 * 86_400;

/** The data that a refresh token is bound to. */
export const refreshDataSchema = z.object({
  clientId: z.string(),
  grantId: z.string(),
  sessionId: z.string(),
  scopes: z.array(z.string()),
  authTime: z.number(),
  /** When the chain's first token was issued, in seconds since 1970. */
  startedAt: z.number().optional(),
});

/** Issues a refresh token if the user allowed offline access; it outlives the session. */
export async function issueRefreshToken(
  tx: Database,
  context: Pick<IdentityContext, 'clock'>,
  userId: string,
  authorization: Authorization & { startedAt?: number | undefined },
): Promise<string | undefined> {
  const { clientId, grantId, sessionId, scopes, authTime } = authorization;
  if (!scopes.includes('offline_access')) return undefined;
  const now = Math.floor(context.clock().getTime() / 1000);
  const { startedAt = now } = authorization;
  const data = { clientId, grantId, sessionId, scopes, authTime, startedAt };
  const seconds = Math.min(refreshSeconds, startedAt + chainSeconds - now);
  return startFlow(tx, context, { kind: 'idp_refresh', seconds, userId, data });
}
