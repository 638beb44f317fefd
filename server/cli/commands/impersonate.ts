import { z } from 'zod';
import { findContact, findUser } from '@/server/database/repositories/identity/identity-users';
import { startImpersonation } from '@/server/identity-provider/impersonation/token';
import type { CommandContext } from './context';
import { requireEmbeddedIdentity } from './embedded-only';
import { RefusedError } from './refused';

const bodySchema = z.object({
  /** E-mail address or user id. */
  user: z.string().trim().min(1).max(254),
  /** The operator's name, as shown in the customer's security log. */
  by: z.string().trim().min(1).max(100),
});

export const impersonateResultSchema = z.object({ link: z.url(), token: z.string(), userId: z.string() });
export type ImpersonateResult = z.infer<typeof impersonateResultSchema>;

async function requireUser({ db }: CommandContext, name: string): Promise<string> {
  const contact = await findContact(db, { kind: 'email', address: name.toLowerCase() });
  // An unverified address, which has only requested a code, has no account yet that could be shown.
  const id = contact?.verified ? contact.userId : (await findUser(db, name))?.id;
  if (id !== undefined) return id;
  throw new RefusedError(
    `Nobody signs in as "${name}". Give an e-mail address that has signed in, or a user id such as user-test-….`,
  );
}

/**
 * Creates the link by which an operator signs in as a customer, once and within five minutes.
 * @throws RefusedError when there is no such user
 */
export async function impersonate(context: CommandContext, body: unknown): Promise<ImpersonateResult> {
  requireEmbeddedIdentity(context, 'impersonate in its dashboard.');
  const { user, by } = bodySchema.parse(body);
  const userId = await requireUser(context, user);
  const token = await startImpersonation(context.db, context, { userId, by });
  const link = new URL('/auth/authenticate', context.settings.publicOrigin);
  link.search = new URLSearchParams({ stytch_token_type: 'impersonation', token }).toString();
  return { link: link.href, token, userId };
}
