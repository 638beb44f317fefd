import { registerApp } from '@/server/identity-provider/idp/register';
import { newProofKey } from '@/tests/support/identity-links';
import type { Row } from './row';
import type { Visitor, World } from './world';

export const redirect_uri = 'https://app.example.com/callback';
const start = '/idp/oauth/authorize/start';
const submit = '/idp/oauth/authorize/submit';
const session_duration_minutes = 60;

/** An app registered here, and its authorization request. */
export async function register(w: World, firstParty = false) {
  const app = { name: 'Ledger', redirectUrls: [redirect_uri], confidential: false, firstParty };
  const { clientId } = await registerApp(w.db, app, w.identity.clock.now());
  const scopes = firstParty ? ['openid', 'full_access'] : ['openid', 'email'];
  return { client_id: clientId, redirect_uri, response_type: 'code', scopes };
}

const anything = { client_id: 'none', redirect_uri, response_type: 'code', scopes: ['openid'] };
const consent = (challenge = newProofKey().challenge) => ({
  consent_granted: true,
  code_challenge: challenge,
});

/** Allows an app access. @returns its client id */
async function allow(w: World, customer: Visitor): Promise<string> {
  const request = await register(w);
  await customer.post(submit, { ...request, ...consent() });
  return request.client_id;
}

/** An access token of the operator's own app. */
async function accessToken(w: World, customer: Visitor, firstParty = true): Promise<string> {
  const { challenge, verifier } = newProofKey();
  const request = await register(w, firstParty);
  const { data } = await customer.post(submit, { ...request, ...consent(challenge) });
  const answer = await fetch(`${w.identity.origin}/v1/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: String(data.authorization_code),
      client_id: request.client_id,
      redirect_uri,
      code_verifier: verifier,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Reasons for which both halves of the consent screen may be refused. */
const requestFailures = (call: string, more: object): Row['failures'] => ({
  connected_app_not_found: async (w) => (await w.customer()).post(call, { ...anything, ...more }),
  connected_app_supplied_redirect_url_not_found_in_client: async (w) =>
    (await w.customer()).post(call, {
      ...(await register(w)),
      ...more,
      redirect_uri: `${redirect_uri}/other`,
    }),
  invalid_idp_request: async (w) =>
    (await w.customer()).post(call, { ...(await register(w)), ...more, response_type: 'token' }),
  oauth_invalid_scope_requested: async (w) =>
    (await w.customer()).post(call, { ...(await register(w)), ...more, scopes: ['full_access'] }),
});

const wrongRequest = (more: object = {}) => ({
  client_id: { ...anything, ...more, client_id: 5 },
  redirect_uri: { ...anything, ...more, redirect_uri: null },
  response_type: { ...anything, ...more, response_type: 5 },
  scopes: { ...anything, ...more, scopes: 'openid' },
});

export const appRows: Row[] = [
  {
    call: 'GET /users/connected_apps',
    success: async (w) => {
      const customer = await w.customer();
      await allow(w, customer);
      return customer.call('GET /users/connected_apps');
    },
    needsSession: {},
  },
  {
    call: 'POST /users/connected_apps/*/revoke',
    success: async (w) => {
      const customer = await w.customer();
      return customer.post(`/users/connected_apps/${await allow(w, customer)}/revoke`);
    },
    failures: {
      connected_app_not_found: async (w) => (await w.customer()).post('/users/connected_apps/none/revoke'),
    },
    needsSession: {},
    otherUser: async (w) => {
      const theirs = await allow(w, await w.customer());
      const customer = await w.customer();
      return [
        await customer.post(`/users/connected_apps/${theirs}/revoke`),
        await customer.post('/users/connected_apps/none/revoke'),
      ];
    },
  },
  {
    call: `POST ${start}`,
    success: async (w) => (await w.customer()).post(start, await register(w)),
    failures: requestFailures(start, {}),
    wrong: wrongRequest(),
    needsSession: anything,
  },
  {
    call: `POST ${submit}`,
    success: async (w) => (await w.customer()).post(submit, { ...(await register(w)), ...consent() }),
    failures: {
      ...requestFailures(submit, consent()),
      pkce_required_for_idp_authorization_flow: async (w) =>
        (await w.customer()).post(submit, { ...(await register(w)), consent_granted: true }),
      invalid_pkce_code_challenge: async (w) =>
        (await w.customer()).post(submit, {
          ...(await register(w)),
          consent_granted: true,
          code_challenge: 'short',
        }),
    },
    wrong: {
      ...wrongRequest(consent()),
      consent_granted: { ...anything, consent_granted: 'yes' },
      code_challenge: { ...anything, consent_granted: true, code_challenge: 5 },
    },
    needsSession: { ...anything, ...consent() },
  },
  {
    call: 'POST /oauth/logout/start',
    success: async (w) => {
      const { client_id } = await register(w);
      return w.guest().post('/oauth/logout/start', { client_id, post_logout_redirect_uri: redirect_uri });
    },
    failures: {
      connected_app_not_found: (w) =>
        w.guest().post('/oauth/logout/start', { client_id: 'none', post_logout_redirect_uri: redirect_uri }),
      connected_app_supplied_redirect_url_not_found_in_client: async (w) => {
        const { client_id } = await register(w);
        const post_logout_redirect_uri = 'https://evil.example';
        return w.guest().post('/oauth/logout/start', { client_id, post_logout_redirect_uri });
      },
    },
    wrong: {
      client_id: { client_id: 5, post_logout_redirect_uri: redirect_uri },
      post_logout_redirect_uri: { client_id: 'none', post_logout_redirect_uri: 5 },
    },
  },
  {
    call: 'POST /sessions/exchange_access_token',
    success: async (w) => {
      const access_token = await accessToken(w, await w.customer());
      return w.guest().post('/sessions/exchange_access_token', { access_token, session_duration_minutes });
    },
    failures: {
      invalid_access_token: async (w) => {
        const access_token = await accessToken(w, await w.customer(), false);
        return w.guest().post('/sessions/exchange_access_token', { access_token, session_duration_minutes });
      },
      invalid_session_duration_minutes: (w) =>
        w.guest().post('/sessions/exchange_access_token', { access_token: 'a', session_duration_minutes: 1 }),
    },
    wrong: {
      access_token: { access_token: 5, session_duration_minutes },
      session_duration_minutes: { access_token: 'a', session_duration_minutes: '60' },
    },
  },
];
