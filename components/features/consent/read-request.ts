import type { AuthorizeRequest, EndSessionRequest } from '@/lib/browser/identity/app-requests';

/** The query of a page, as Next gives it. */
export type PageParams = Record<string, string | string[] | undefined>;

export type AppRequest =
  | { kind: 'authorize'; request: AuthorizeRequest }
  | { kind: 'end-session'; request: EndSessionRequest }
  | { kind: 'unreadable' };

/** The scopes of a request that names none, as at the provider. */
const defaultScopes = 'openid email profile';

const unreadable: AppRequest = { kind: 'unreadable' };

/** Only checks that it is a web address; the provider checks that it is the app's own. */
const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

function readAuthorize(clientId: string, redirectUri: string, read: (name: string) => string | undefined) {
  const codeChallenge = read('code_challenge');
  // Without a method the standard means `plain`, which protects nobody.
  if (!codeChallenge || read('code_challenge_method') !== 'S256') return unreadable;
  const request: AuthorizeRequest = {
    clientId,
    redirectUri,
    responseType: read('response_type') ?? 'code',
    scopes: (read('scope') ?? defaultScopes).split(' ').filter(Boolean),
    codeChallenge,
    state: read('state'),
    nonce: read('nonce'),
    prompt: read('prompt'),
  };
  return { kind: 'authorize' as const, request };
}

/** Parses an app's request; each parameter may occur once (RFC 6749 3.1), and PKCE is required. */
export function readAppRequest(params: PageParams): AppRequest {
  if (Object.values(params).some(Array.isArray)) return unreadable;
  const read = (name: string) => (params[name] as string | undefined) || undefined;
  const clientId = read('client_id');
  const endsAt = read('post_logout_redirect_uri');
  const redirectUri = endsAt ?? read('redirect_uri');
  if (!clientId || !redirectUri || !isWebAddress(redirectUri)) return unreadable;
  if (!endsAt) return readAuthorize(clientId, redirectUri, read);
  const request = { clientId, redirectUri, state: read('state'), idToken: read('id_token_hint') };
  return { kind: 'end-session', request };
}
