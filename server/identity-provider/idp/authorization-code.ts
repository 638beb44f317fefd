import { z } from 'zod';
import type { Database } from '@/server/database';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { startFlow } from '@/server/identity-provider/flows';
import { lastProven, readFactors } from '@/server/identity-provider/sessions/factors';

/** Seconds within which an app must redeem its code. */
const codeSeconds = 60;

/** The data that a code is bound to. */
export const codeDataSchema = z.object({
  clientId: z.string(),
  grantId: z.string(),
  redirectUrl: z.string(),
  codeChallenge: z.string(),
  scopes: z.array(z.string()),
  nonce: z.string().optional(),
  /** When the user last authenticated, in seconds since 1970. */
  authTime: z.number(),
});

export type CodeData = z.output<typeof codeDataSchema>;

/** Issues an authorization code, bound to the app, its redirect URL and challenge, the user and the session. */
export function issueCode(
  tx: Database,
  context: Pick<IdentityContext, 'clock'>,
  session: Session,
  data: Omit<CodeData, 'authTime'>,
): Promise<string> {
  const authTime = Math.floor(lastProven(readFactors(session.factors)).getTime() / 1000);
  return startFlow(tx, context, {
    kind: 'idp_code',
    seconds: codeSeconds,
    userId: session.userId,
    sessionId: session.id,
    data: { ...data, authTime },
  });
}
