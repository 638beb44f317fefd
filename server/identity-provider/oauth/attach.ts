import { z } from 'zod';
import { digestOf } from '@/server/database/ids';
import { endFlow, findFlow } from '@/server/database/repositories/identity/identity-flows';
import type { IdentityContext } from '@/server/identity-provider/context';
import { startFlow } from '@/server/identity-provider/flows';
import { requireFresh } from '@/server/identity-provider/sessions/fresh';
import { requireSession } from '@/server/identity-provider/sessions/life';
import { WireError } from '@/server/identity-provider/wire/errors';
import { OAuthRefusal } from './failure';
import { isProviderName, type ProviderName } from './providers';

/** Seconds within which the token must be used to start. */
const attachSeconds = 300;

const dataSchema = z.object({ provider: z.string() });

/**
 * Lets a signed-in user attach an account at a provider: the token assigns the next start to them.
 * @throws WireError `oauth_provider_not_found`; `stale_factors` (security 16)
 */
export async function prepareAttach(
  context: IdentityContext,
  request: Request,
  provider: string,
): Promise<string> {
  const session = await requireSession(context, request);
  if (!isProviderName(provider) || !context.settings.identity.oauthClients[provider]) {
    throw new WireError('oauth_provider_not_found');
  }
  requireFresh(session, context.clock());
  return startFlow(context.db, context, {
    kind: 'oauth_attach',
    seconds: attachSeconds,
    userId: session.userId,
    data: { provider },
  });
}

/**
 * Redeems an attach token. @returns the user who attaches
 * @throws OAuthRefusal
 */
export async function spendAttachToken(
  { db, clock }: IdentityContext,
  token: string,
  provider: ProviderName,
): Promise<string> {
  const now = clock();
  const flow = await findFlow(db, 'oauth_attach', digestOf(token), now);
  const fits = flow !== null && dataSchema.parse(flow.data).provider === provider;
  if (!fits || flow.userId === null || !(await endFlow(db, flow.id, now))) {
    throw new OAuthRefusal('invalid_oauth_attach_token');
  }
  return flow.userId;
}
