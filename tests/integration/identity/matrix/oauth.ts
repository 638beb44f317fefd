import { randomUUID } from 'node:crypto';
import { startFlow } from '@/server/identity-provider/flows';
import { sealValues, type OAuthToken } from '@/server/identity-provider/oauth/token';
import { newSecretToken } from '@/server/identity-provider/crypto/tokens';
import { newProofKey } from '@/tests/support/identity-links';
import type { WireAnswer } from '@/tests/support/identity';
import type { Row } from './row';
import type { World } from './world';

/** Name and addresses are enough: the start redirects away from here, and nobody follows. */
export const oauthEnvironment = {
  OAUTH_GITHUB_CLIENT_ID: 'client-id',
  OAUTH_GITHUB_CLIENT_SECRET: 'client-secret',
};

const session_duration_minutes = 60;
const publicToken = 'public-token-test-waybill-embedded';
const { challenge } = newProofKey();

/** The redirect as an answer: its address's `error` becomes error_type. */
async function startAt(w: World, provider: string, query: Record<string, string>): Promise<WireAnswer> {
  const url = new URL(`/v1/public/oauth/${provider}/start`, w.identity.origin);
  url.search = new URLSearchParams(query).toString();
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  const to = new URL(headers.get('location') ?? 'http://none.invalid');
  const error_type = to.searchParams.get('error');
  const body = error_type
    ? { status_code: status, error_type, error_message: '', error_url: '', request_id: '' }
    : {};
  return { status, headers, body, data: { to: to.href } };
}

/** A provider's answer that can be handed in. */
async function finished(w: World, attachTo: string | null = null) {
  const { challenge: codeChallenge, verifier } = newProofKey();
  const token = newSecretToken();
  const values = { accessToken: 'access', scopes: [], expiresAt: '' };
  const data: OAuthToken = {
    provider: 'github',
    profile: { subject: randomUUID(), email: null, emailVerified: false, picture: '', locale: '' },
    codeChallenge,
    sealedValues: sealValues(token, values),
  };
  await startFlow(w.db, w.context, { kind: 'oauth_token', seconds: 300, userId: attachTo, data, token });
  return { token, code_verifier: verifier, session_duration_minutes };
}

const authenticate = '/oauth/authenticate';
const goodQuery = { public_token: publicToken, code_challenge: challenge };

export const oauthRows: Row[] = [
  {
    call: 'GET /v1/public/oauth/*/start',
    status: 303,
    success: async (w) => {
      const answer = await startAt(w, 'github', goodQuery);
      if (!String(answer.data.to).startsWith('https://github.com/')) throw new Error(String(answer.data.to));
      return answer;
    },
    failures: {
      oauth_provider_not_found: (w) => startAt(w, 'google', goodQuery),
      missing_pkce_code_challenge: (w) => startAt(w, 'github', { public_token: publicToken }),
      public_token_not_found: (w) => startAt(w, 'github', { ...goodQuery, public_token: 'another' }),
      invalid_oauth_redirect_url: (w) =>
        startAt(w, 'github', { ...goodQuery, login_redirect_url: 'https://evil.example' }),
      invalid_oauth_attach_token: (w) => startAt(w, 'github', { ...goodQuery, oauth_attach_token: 'none' }),
    },
  },
  {
    call: 'POST /oauth/authenticate',
    success: async (w) => w.guest().post(authenticate, await finished(w)),
    failures: {
      oauth_token_not_found: async (w) => {
        const body = await finished(w);
        await w.guest().post(authenticate, body);
        return w.guest().post(authenticate, body);
      },
      pkce_mismatch: async (w) =>
        w.guest().post(authenticate, { ...(await finished(w)), code_verifier: newProofKey().verifier }),
      pkce_expected_code_verifier: async (w) =>
        w.guest().post(authenticate, { ...(await finished(w)), code_verifier: undefined }),
      invalid_session_duration_minutes: async (w) =>
        w.guest().post(authenticate, { ...(await finished(w)), session_duration_minutes: 0 }),
    },
    wrong: {
      token: { token: 5, session_duration_minutes },
      code_verifier: { token: 'a', code_verifier: 5, session_duration_minutes },
      session_duration_minutes: { token: 'a', session_duration_minutes: '60' },
    },
    otherUser: async (w) => {
      const other = await w.customer();
      const customer = await w.customer();
      const theirs = await finished(w, other.userId);
      const unknown = { ...theirs, token: newSecretToken() };
      return [await customer.post(authenticate, theirs), await customer.post(authenticate, unknown)];
    },
  },
  {
    call: 'POST /oauth/attach',
    success: async (w) => (await w.customer()).post('/oauth/attach', { provider: 'github' }),
    failures: {
      oauth_provider_not_found: async (w) =>
        (await w.customer()).post('/oauth/attach', { provider: 'google' }),
      stale_factors: async (w) => (await w.staleCustomer()).post('/oauth/attach', { provider: 'github' }),
    },
    wrong: { provider: { provider: 5 } },
    needsSession: { provider: 'github' },
  },
];
