import { z } from 'zod';
import type { Database } from '@/server/database';
import type { IdentityContext } from '@/server/identity-provider/context';
import { startFlow } from '@/server/identity-provider/flows';
import type { Authorization } from './tokens';

/** Seconds a refresh token lives unused; each use brings a new one. */
const refreshSeconds = 30 * 86_400;

/** What a refresh token is bound to. */
export const refreshDataSchema = z.object({
  clientId: z.string(),
  grantId: z.string(),
  sessionId: z.string(),
  scopes: z.array(z.string()),
  authTime: z.number(),
});

/** Makes a refresh token where the user allowed access while they are away; it outlives the session. */
export async function issueRefreshToken(
  tx: Database,
  context: Pick<IdentityContext, 'clock'>,
  userId: string,
  { clientId, grantId, sessionId, scopes, authTime }: Authorization,
): Promise<string | undefined> {
  if (!scopes.includes('offline_access')) return undefined;
  const data = { clientId, grantId, sessionId, scopes, authTime };
  return startFlow(tx, context, { kind: 'idp_refresh', seconds: refreshSeconds, userId, data });
}
