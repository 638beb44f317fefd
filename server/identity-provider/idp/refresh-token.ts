import { z } from 'zod';
import type { Database } from '@/server/database';
import type { IdentityContext } from '@/server/identity-provider/context';
import { startFlow } from '@/server/identity-provider/flows';
import type { Authorization } from './tokens';

/** Lifetime of an unused refresh token in seconds; each use issues a new one. */
const refreshSeconds = 30 * 86_400;

/** The data that a refresh token is bound to. */
export const refreshDataSchema = z.object({
  clientId: z.string(),
  grantId: z.string(),
  sessionId: z.string(),
  scopes: z.array(z.string()),
  authTime: z.number(),
});

/** Issues a refresh token if the user allowed offline access; it outlives the session. */
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
