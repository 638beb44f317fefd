import { z } from 'zod';
import type { FlowToken } from '@/server/database/repositories/identity/identity-flows';
import type { Database } from '@/server/database';
import type { IdentityContext } from '@/server/identity-provider/context';
import { startFlow } from '@/server/identity-provider/flows';

/** Lifetime of an impersonation token in seconds. */
const life = 300;

const dataSchema = z.object({ by: z.string() });

/** The operator to whom an impersonation token was issued. */
export const impersonatorOf = ({ data }: FlowToken): string => dataSchema.parse(data).by;

/**
 * Issues a token by which an operator signs in as a user, once and within five minutes.
 * @param by the operator's name
 */
export function startImpersonation(
  db: Database,
  context: Pick<IdentityContext, 'clock'>,
  { userId, by }: { userId: string; by: string },
): Promise<string> {
  return startFlow(db, context, { kind: 'impersonation', seconds: life, userId, data: { by } });
}
