import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { FetchHandler } from '@/lib/runtime/backend';
import { listen } from './listen';
import { createSigningKey } from './mint';
import { claimsOf, userInfoOf, type Person } from './oauth-people';

/** Where the stand-in can fail, and how. */
export type FaultyPart = 'discovery' | 'token' | 'user-info' | 'keys';
export type ProviderFault = '500' | 'html' | 'nonsense';

/** Our own OAuth provider: it stands in for all nineteen, OpenID Connect and plain OAuth 2. */
export interface OAuthProvider {
  origin: string;
  /** The next user to sign in there; null: they refuse. */
  person: Person | null;
  faults: Partial<Record<FaultyPart, ProviderFault>>;
  /** Claims that override those of the next id_token. */
  claims: Record<string, unknown>;
  /** The next id_token is signed with a key that is not published. */
  forged: boolean;
  /** The parameters of each call to the token endpoint. */
  exchanges: URLSearchParams[];
  close: () => Promise<void>;
}

/** The client of every test. */
export const testClient = { id: 'waybill-portal', secret: 'a-secret_with.marks' };

interface Grant {
  parameters: URLSearchParams;
  person: Person;
}

const failing: Record<ProviderFault, () => Response> = {
  '500': () => Response.json({ error: 'server_error' }, { status: 500 }),
  html: () => new Response('<h1>Back soon</h1>', { headers: { 'content-type': 'text/html' } }),
  nonsense: () => Response.json({ ok: true }),
};

const refusal = (error: string, status = 400) => Response.json({ error }, { status });

/** The client's credentials, in the header or in the body, under any parameter name. */
function clientOf(request: Request, body: URLSearchParams): { id: string | null; secret: string | null } {
  const basic = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (basic !== undefined) {
    const [id = '', secret = ''] = atob(basic).split(':').map(decodeURIComponent);
    return { id, secret };
  }
  return { id: body.get('client_id') ?? body.get('client_key'), secret: body.get('client_secret') };
}

function fitsProof(challenge: string | null, verifier: string | null): boolean {
  if (challenge === null || verifier === null) return challenge === verifier;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

/**
 * Starts the stand-in, by default on a free port. It consents at once; `now` is the clock of the server under
 * test.
 */
export async function startOAuthProvider(
  now: () => Date = () => new Date(),
  port?: number,
): Promise<OAuthProvider> {
  const [key, otherKey] = await Promise.all([createSigningKey('oauth'), createSigningKey('oauth')]);
  const grants = new Map<string, Grant>();
  const holders = new Map<string, Person>();

  /** Below a tenant's path it is a multi-tenant issuer. */
  function discovery({ origin, pathname }: URL): Response {
    const below = pathname.replace('/.well-known/openid-configuration', '');
    return Response.json({
      issuer: `${origin}${below.replace('/common/', '/{tenantid}/')}`,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      userinfo_endpoint: `${origin}/userinfo`,
      jwks_uri: `${origin}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    });
  }

  function authorize({ searchParams }: URL): Response {
    const answer = new URLSearchParams({ state: searchParams.get('state') ?? '' });
    if (provider.person === null) answer.set('error', 'access_denied');
    else {
      const code = randomUUID();
      grants.set(code, { parameters: searchParams, person: provider.person });
      answer.set('code', code);
    }
    const back = searchParams.get('redirect_uri') ?? '';
    if (searchParams.get('response_mode') !== 'form_post') {
      return new Response(null, { status: 302, headers: { location: `${back}?${answer.toString()}` } });
    }
    const fields = [...answer].map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    const form = `<form method="post" action="${back}">${fields.join('')}</form>`;
    const page = `<!doctype html><title>Signing in</title>${form}<script>document.forms[0].submit()</script>`;
    return new Response(page, { headers: { 'content-type': 'text/html' } });
  }

  async function idToken({ parameters, person }: Grant, issuer: string): Promise<string> {
    const issuedAt = Math.floor(now().getTime() / 1000);
    const nonce = parameters.get('nonce');
    const claims = {
      iss: issuer,
      aud: parameters.get('client_id') ?? '',
      iat: issuedAt,
      exp: issuedAt + 300,
      ...(nonce !== null && { nonce }),
      ...claimsOf(person),
      ...provider.claims,
    };
    const header = { alg: 'RS256', kid: key.kid };
    return new SignJWT(claims).setProtectedHeader(header).sign((provider.forged ? otherKey : key).privateKey);
  }

  async function exchange(request: Request, origin: string): Promise<Response> {
    const body = new URLSearchParams(await request.text());
    provider.exchanges.push(body);
    const grant = grants.get(body.get('code') ?? '');
    if (!grant || !grants.delete(body.get('code') ?? '')) return refusal('invalid_grant');
    const { id, secret } = clientOf(request, body);
    const known = secret === testClient.secret || secret?.split('.').length === 3;
    if (id !== testClient.id || !known) return refusal('invalid_client', 401);
    if (body.get('redirect_uri') !== grant.parameters.get('redirect_uri')) return refusal('invalid_grant');
    const proven = fitsProof(grant.parameters.get('code_challenge'), body.get('code_verifier'));
    if (!proven) return refusal('invalid_grant');
    const accessToken = randomUUID();
    holders.set(accessToken, grant.person);
    const scope = grant.parameters.get('scope') ?? '';
    return Response.json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: 'a-refresh-token',
      scope: scope.includes('user:read:email') ? scope.split(' ') : scope,
      ...(scope.includes('openid') && { id_token: await idToken(grant, origin) }),
    });
  }

  function userInfo(request: Request, url: URL): Response {
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const person = holders.get(token);
    return person ? Response.json(userInfoOf(url, person)) : refusal('invalid_token', 401);
  }

  function partOf(request: Request, url: URL): FaultyPart | null {
    if (url.searchParams.get('response_type') === 'code') return null;
    if (url.pathname.endsWith('/.well-known/openid-configuration')) return 'discovery';
    if (url.pathname === '/jwks') return 'keys';
    return request.method === 'POST' ? 'token' : 'user-info';
  }

  const handle: FetchHandler = async (request) => {
    const url = new URL(request.url);
    const part = partOf(request, url);
    const fault = part === null ? undefined : provider.faults[part];
    if (fault) return failing[fault]();
    if (part === 'discovery') return discovery(url);
    if (part === 'keys') return Response.json({ keys: [key.publicJwk] });
    if (part === 'token') return exchange(request, url.origin);
    return part === 'user-info' ? userInfo(request, url) : authorize(url);
  };

  const provider: OAuthProvider = {
    origin: '',
    person: null,
    faults: {},
    claims: {},
    forged: false,
    exchanges: [],
    close: async () => undefined,
  };
  return Object.assign(provider, await listen(handle, port));
}

/** The settings of a server that has the stand-in for these providers. */
export function oauthSettings(origin: string, providers: readonly string[]): Record<string, string> {
  const entries = providers.flatMap((name) => {
    const setting = (part: string) => `OAUTH_${name.toUpperCase()}_${part}`;
    // Apple's secret has its own format; a generated one has three parts.
    const secret = name === 'apple' ? 'a.made.secret' : testClient.secret;
    return [
      [setting('CLIENT_ID'), testClient.id],
      [setting('CLIENT_SECRET'), secret],
      [setting('BASE_URL'), origin],
    ];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
