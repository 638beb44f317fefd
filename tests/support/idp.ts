import * as oauth from 'oauth4webapi';
import { providerFetch } from '@/lib/session/verify/provider';
import { answerPublicPath } from '@/lib/bff/gateway/public-paths';
import type { Database } from '@/server/database';
import { registerApp } from '@/server/identity-provider/idp/register';
import type { SignedIn, TestIdentity, WireAnswer } from './identity';
import { listen } from './listen';

export interface TestApp {
  clientId: string;
  clientSecret: string | undefined;
  redirectUrl: string;
}

export async function connectApp(
  db: Database,
  options: Partial<Parameters<typeof registerApp>[1]> = {},
): Promise<TestApp> {
  const redirectUrl = options.redirectUrls?.[0] ?? 'https://app.example/callback?from=waybill';
  const app = { name: 'Ledger', confidential: true, firstParty: false, ...options };
  const registered = await registerApp(db, { redirectUrls: [redirectUrl], ...app }, new Date());
  return { ...registered, redirectUrl };
}

/** An app's stored state between its request and the answer. */
export interface Asked {
  body: Record<string, unknown>;
  verifier: string;
  state: string;
  nonce: string;
}

/** The app's side of OAuth, by a certified client library, over HTTP and the portal's public paths. */
export async function startApp(identity: TestIdentity, app: TestApp) {
  const { publicOrigin } = identity.settings;
  const settings = {
    ...identity.settings,
    identity: { ...identity.settings.identity, url: identity.origin },
  };
  const portal = await listen((request) =>
    answerPublicPath(request, { settings, provider: providerFetch(settings) }),
  );
  const http = {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the portal of a test has no TLS
    [oauth.allowInsecureRequests]: true,
    [oauth.customFetch]: (url: string, init: RequestInit) =>
      fetch(url.replace(publicOrigin, portal.origin), init),
  };
  const client = {
    client_id: app.clientId,
    get [oauth.clockSkew]() {
      return Math.round((identity.clock.now().getTime() - Date.now()) / 1000);
    },
  };
  const issuer = new URL(`${publicOrigin}/v1`);
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, http));
  const proof = app.clientSecret === undefined ? oauth.None() : oauth.ClientSecretBasic(app.clientSecret);

  async function ask(scopes: string[] = ['openid', 'email']): Promise<Asked> {
    const verifier = oauth.generateRandomCodeVerifier();
    const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
    const challenge = await oauth.calculatePKCECodeChallenge(verifier);
    const names = { client_id: app.clientId, redirect_uri: app.redirectUrl, response_type: 'code' };
    return { body: { ...names, scopes, state, nonce, code_challenge: challenge }, verifier, state, nonce };
  }

  const submit = (user: SignedIn, asked: Asked, overrides: object = {}): Promise<WireAnswer> =>
    identity.call('/sdk/v1/idp/oauth/authorize/submit', {
      sessionToken: user.sessionToken,
      body: { ...asked.body, consent_granted: true, ...overrides },
    });

  const readCallback = (address: string, asked: Asked) =>
    oauth.validateAuthResponse(server, client, new URL(address), asked.state);

  /** The customer grants access, and the app reads the redirect address. */
  const allow = async (user: SignedIn, asked: Asked) =>
    readCallback(String((await submit(user, asked)).data.redirect_uri), asked);

  const redeem = (callback: URLSearchParams, asked: Asked, redirectUrl = app.redirectUrl) =>
    oauth.authorizationCodeGrantRequest(server, client, proof, callback, redirectUrl, asked.verifier, http);

  return {
    server,
    client,
    http,
    ask,
    submit,
    allow,
    readCallback,
    redeem,
    start: (user: SignedIn, asked: Asked, overrides: object = {}) =>
      identity.call('/sdk/v1/idp/oauth/authorize/start', {
        sessionToken: user.sessionToken,
        body: { ...asked.body, ...overrides },
      }),
    /** The full flow from request to tokens. */
    signIn: async (user: SignedIn, scopes?: string[]) => {
      const asked = await ask(scopes);
      const answer = await redeem(await allow(user, asked), asked);
      const openid = scopes === undefined || scopes.includes('openid');
      const options = openid ? { expectedNonce: asked.nonce } : {};
      return oauth.processAuthorizationCodeResponse(server, client, answer, options);
    },
    refresh: (token: string, scope?: string) =>
      oauth.refreshTokenGrantRequest(server, client, proof, token, {
        ...http,
        ...(scope !== undefined && { additionalParameters: { scope } }),
      }),
    userinfo: (token: string) => oauth.userInfoRequest(server, client, token, http),
    revoke: (token: string) => oauth.revocationRequest(server, client, proof, token, http),
    /** A raw call, for requests that no honest client sends. */
    post: (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${portal.origin}/v1/oauth2/${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers,
      }),
    close: portal.close,
  };
}

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/** The error in a provider's answer to an app. */
export async function refusalOf(answer: Response): Promise<string> {
  return `${answer.status} ${String(((await answer.json()) as { error?: unknown }).error)}`;
}
