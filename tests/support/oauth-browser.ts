import { createHash, randomBytes } from 'node:crypto';
import type { TestIdentity, WireAnswer } from './identity';

/** Where the portal's server redirects a browser. */
export interface Landing {
  status: number;
  location: URL;
  headers: Headers;
}

/** How a provider returns the browser: a redirect's query, or a form to post. */
export interface ProviderReturn {
  path: string;
  form: URLSearchParams | null;
}

interface RoundTrip {
  query?: Record<string, string>;
}

/** A browser that signs in by OAuth, with cookies and the SDK's proof key. */
export interface OAuthBrowser {
  verifier: string;
  cookies: Map<string, string>;
  /** Follows the SDK's start; `query` adds parameters, and an empty one removes its own. */
  start: (provider: string, query?: Record<string, string>) => Promise<Landing>;
  /** Answers as the provider's user. */
  answer: (location: URL) => Promise<ProviderReturn>;
  /** Delivers the provider's answer. */
  finish: (back: ProviderReturn) => Promise<Landing>;
  /** From the start to the portal's page. */
  roundTrip: (provider: string, options?: RoundTrip) => Promise<URL>;
  /** Redeems a token, as the SDK does. */
  authenticate: (
    token: string,
    options?: { verifier?: string | null; sessionToken?: string },
  ) => Promise<WireAnswer>;
  /** The full flow. */
  signIn: (provider: string, options?: RoundTrip & { sessionToken?: string }) => Promise<WireAnswer>;
}

async function post(url: string, form: URLSearchParams | null, headers: Record<string, string>) {
  return fetch(url, {
    redirect: 'manual',
    headers,
    ...(form && { method: 'POST', body: form }),
  });
}

/** Opens a browser before an identity server; `client` is its address. */
export function openBrowser(identity: TestIdentity, client = randomBytes(8).toString('hex')): OAuthBrowser {
  const verifier = randomBytes(64).toString('hex');
  const cookies = new Map<string, string>();

  async function follow(path: string, form: URLSearchParams | null): Promise<Landing> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await post(`${identity.origin}${path}`, form, { cookie, 'x-waybill-client': client });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const { status, headers } = response;
    return { status, headers, location: new URL(headers.get('location') ?? 'about:blank') };
  }

  const browser: OAuthBrowser = {
    verifier,
    cookies,
    start: (provider, query = {}) => {
      const parameters = new URLSearchParams({
        public_token: identity.settings.identity.publicToken,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      });
      for (const [name, value] of Object.entries(query)) {
        if (value === '') parameters.delete(name);
        else parameters.set(name, value);
      }
      return follow(`/v1/public/oauth/${provider}/start?${parameters.toString()}`, null);
    },
    answer: async (location) => {
      const response = await fetch(location, { redirect: 'manual' });
      const back = response.headers.get('location');
      if (back !== null) return { path: back.slice(new URL(back).origin.length), form: null };
      const page = await response.text();
      const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      );
      const action = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? 'about:blank');
      return { path: action.pathname, form: new URLSearchParams(fields) };
    },
    finish: ({ path, form }) => follow(path, form),
    roundTrip: async (provider, { query } = {}) => {
      const { location } = await browser.start(provider, query);
      const atPortal = location.pathname === '/auth/authenticate';
      return atPortal ? location : (await browser.finish(await browser.answer(location))).location;
    },
    authenticate: (token, options = {}) => {
      const own = options.verifier === undefined ? verifier : options.verifier;
      return identity.call('/sdk/v1/oauth/authenticate', {
        ...(options.sessionToken !== undefined && { sessionToken: options.sessionToken }),
        body: { token, session_duration_minutes: 60, ...(own !== null && { code_verifier: own }) },
      });
    },
    signIn: async (provider, { sessionToken, ...options } = {}) => {
      const location = await browser.roundTrip(provider, options);
      const token = location.searchParams.get('token') ?? '';
      return browser.authenticate(token, sessionToken === undefined ? {} : { sessionToken });
    },
  };
  return browser;
}
