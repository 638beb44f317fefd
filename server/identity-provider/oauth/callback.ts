import { digestOf } from '@/server/database/ids';
import { endFlow, findFlow } from '@/server/database/repositories/identity/identity-flows';
import { log } from '@/lib/runtime/log';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newSecretToken } from '@/server/identity-provider/crypto/tokens';
import { startFlow } from '@/server/identity-provider/flows';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { findOwner } from './account';
import { callbackUrl } from './authorize';
import { presentedBinding } from './binding';
import { exchangeCode } from './exchange';
import { failureOf, OAuthRefusal, reasonOf, withFailure, withToken } from './failure';
import { isProviderName, providerRows, type ProviderName } from './providers';
import type { FindProvider } from './server-of';
import { stateSchema, type OAuthState } from './state';
import { sealValues, tokenSeconds, valuesOf, type OAuthToken } from './token';

interface Answer {
  request: Request;
  name: ProviderName;
  parameters: URLSearchParams;
}

interface Pending {
  state: string;
  flow: OAuthState;
  attachTo: string | null;
}

/** Consumes the state; of two callbacks with the same one, only one counts. @throws OAuthRefusal */
async function spendState(
  { db, clock, settings }: IdentityContext,
  { request, name, parameters }: Answer,
): Promise<Pending> {
  const now = clock();
  const state = parameters.get('state') ?? '';
  const found = await findFlow(db, 'oauth_state', digestOf(state), now);
  const flow = found === null ? null : stateSchema.parse(found.data);
  const binding = presentedBinding(request, { row: providerRows[name], settings });
  const fits = flow?.provider === name && flow.binding === binding;
  if (!fits || found === null || !(await endFlow(db, found.id, now))) {
    throw new OAuthRefusal('oauth_state_mismatch');
  }
  return { state, flow, attachTo: found.userId };
}

async function handOver(
  context: IdentityContext,
  findProvider: FindProvider,
  { name, parameters }: Answer,
  { state, flow, attachTo }: Pending,
): Promise<string> {
  const now = context.clock();
  const client = context.settings.identity.oauthClients[name];
  if (!client) throw new OAuthRefusal('oauth_provider_not_found');
  const redirectUri = callbackUrl(context, name);
  const provider = await findProvider(name, client);
  const { profile, tokens } = await exchangeCode(provider, { parameters, state, redirectUri, flow, now });
  const owner = await findOwner(context.db, { provider: name, profile, attachTo });

  const token = newSecretToken();
  const data: OAuthToken = {
    provider: name,
    profile,
    codeChallenge: flow.codeChallenge,
    sealedValues: sealValues(token, valuesOf(tokens, flow.scopes, now)),
  };
  await startFlow(context.db, context, {
    kind: 'oauth_token',
    seconds: tokenSeconds,
    userId: attachTo,
    data,
    token,
  });
  return withToken(owner === null ? flow.signupRedirectUrl : flow.loginRedirectUrl, token);
}

async function noteRefusal(
  context: IdentityContext,
  { request, name }: Answer,
  { attachTo }: Pending,
  error: unknown,
) {
  const failure = failureOf(error);
  log.warn('oauth_callback_failed', { provider: name, failure, reason: reasonOf(error) });
  await recordSecurityEvent(context, {
    kind: 'oauth_refused',
    client: readVisitor(request).client,
    userId: attachTo ?? undefined,
    detail: { provider: name, failure },
  });
}

/**
 * Handles a provider's callback: the identity of its user becomes a single-use token, with which the portal's page
 * signs in. Only that token is created here (security 21); a user is created when the token is redeemed.
 * @returns the address for the browser
 * @throws OAuthRefusal when the state does not belong to this browser
 */
export async function finishOAuth(
  context: IdentityContext,
  findProvider: FindProvider,
  request: Request,
  name: string,
  parameters: URLSearchParams,
): Promise<string> {
  if (!isProviderName(name)) throw new OAuthRefusal('oauth_provider_not_found');
  const answer = { request, name, parameters };
  const pending = await spendState(context, answer);
  try {
    return await handOver(context, findProvider, answer, pending);
  } catch (error) {
    await noteRefusal(context, answer, pending, error);
    return withFailure(pending.flow.loginRedirectUrl, failureOf(error));
  }
}
