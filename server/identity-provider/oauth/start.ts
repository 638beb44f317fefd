import { generateRandomCodeVerifier, generateRandomNonce } from 'oauth4webapi';
import { takeFromWindow } from '@/server/database/repositories/identity/rate-limits';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newSecretToken } from '@/server/identity-provider/crypto/tokens';
import { startFlow } from '@/server/identity-provider/flows';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { spendAttachToken } from './attach';
import { authorizationUrl, callbackUrl } from './authorize';
import { bindBrowser } from './binding';
import { OAuthRefusal } from './failure';
import { isProviderName } from './providers';
import { readRedirectUrl } from './redirect-url';
import { providerParameters, requestedScopes } from './request-parameters';
import type { FindProvider } from './server-of';
import { stateSeconds, type OAuthState } from './state';

/** Starts per client and minute: each creates a row, and may call the provider. */
const startsPerMinute = 30;

const codeChallenge = /^[\w-]{43}$/;

/** The redirect to the provider, and the cookie that binds the browser. */
export interface Departure {
  location: string;
  cookie: string;
}

async function takeStart({ db, clock }: IdentityContext, request: Request): Promise<void> {
  const { client } = readVisitor(request);
  const window = { key: `oauth:start:${client}`, max: startsPerMinute, seconds: 60 };
  if ((await takeFromWindow(db, window, clock())) !== null) throw new OAuthRefusal('too_many_requests');
}

/** The PKCE challenge, which the SDK must send (security 15). @throws OAuthRefusal */
function readChallenge(context: IdentityContext, query: URLSearchParams): string {
  if (query.get('public_token') !== context.settings.identity.publicToken) {
    throw new OAuthRefusal('public_token_not_found');
  }
  const challenge = query.get('code_challenge') ?? '';
  if (!codeChallenge.test(challenge)) throw new OAuthRefusal('missing_pkce_code_challenge');
  return challenge;
}

/**
 * Redirects a browser to a provider (SPEC section 7, "OAuth start"): with a state of its own, bound to this browser,
 * and PKCE towards the provider in addition to the SDK's own.
 * @throws OAuthRefusal; ProviderUnavailable
 */
export async function startOAuth(
  context: IdentityContext,
  findProvider: FindProvider,
  request: Request,
  name: string,
): Promise<Departure> {
  const { settings } = context;
  const query = new URL(request.url).searchParams;
  const loginRedirectUrl = readRedirectUrl(context, query.get('login_redirect_url'));
  const signupRedirectUrl = readRedirectUrl(context, query.get('signup_redirect_url'));
  const challenge = readChallenge(context, query);
  const client = isProviderName(name) ? settings.identity.oauthClients[name] : undefined;
  if (!isProviderName(name) || !client) throw new OAuthRefusal('oauth_provider_not_found');
  await takeStart(context, request);

  const provider = await findProvider(name, client);
  const attachToken = query.get('oauth_attach_token');
  const userId = attachToken === null ? null : await spendAttachToken(context, attachToken, name);
  const { digest, cookie } = bindBrowser(request, { row: provider.row, settings });
  const state = newSecretToken();
  const flow: OAuthState = {
    provider: name,
    verifier: generateRandomCodeVerifier(),
    nonce: generateRandomNonce(),
    binding: digest,
    codeChallenge: challenge,
    loginRedirectUrl,
    signupRedirectUrl,
    scopes: requestedScopes(provider.row.scopes, query),
  };
  const location = await authorizationUrl(provider, {
    state,
    redirectUri: callbackUrl(context, name),
    flow,
    parameters: providerParameters(query),
  });
  await startFlow(context.db, context, {
    kind: 'oauth_state',
    seconds: stateSeconds,
    userId,
    data: { ...flow },
    token: state,
  });
  return { location, cookie };
}
