import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '@/lib/bff/gateway';
import { providerFetch } from '@/lib/session/verify/provider';
import { toAppError } from '@/lib/browser/identity/errors';
import { faults } from '@/tests/support/faulty-provider';
import { listen, type Listening } from '@/tests/support/listen';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

let side: ProviderSide;
let gateway: Listening;

beforeAll(async () => {
  side = await startProviderSide();
  // The first sign-in loads what the later ones share.
  await side.signIn();
  const { settings } = side;
  gateway = await listen(createGateway({ settings, provider: providerFetch(settings), timeout: 3_000 }));
});

afterAll(async () => {
  await gateway.close();
  await side.close();
});

beforeEach(() => (side.provider.calls = []));
afterEach(() => (side.provider.fault = null));

interface Call {
  method?: string;
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Headers;
  cookies: string[];
  body: Record<string, unknown>;
}

const ours = { origin: 'http://localhost:3000', 'content-type': 'application/json' };

async function call(
  path: string,
  { method = 'POST', body, cookie, headers = ours }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${gateway.origin}/sdk/v1${path}`, {
    method,
    headers: { ...headers, ...(cookie && { cookie }) },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    cookies: response.headers.getSetCookie(),
    body: (await response.json()) as Record<string, unknown>,
  };
}

const cookieOf = (sessionToken: string) => `stytch_session=${sessionToken}`;
const cleared = [
  'stytch_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  'stytch_session_jwt=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  expect.stringMatching(/^waybill_ended=\w+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/) as string,
];

async function signInHere(email: string): Promise<Answer> {
  const sent = await call('/otps/email/login_or_create', { body: { email } });
  const { method_id } = sent.body.data as { method_id: string };
  const code = await side.identity.readCode(email);
  return call('/otps/authenticate', { body: { token: code, method_id, session_duration_minutes: 60 } });
}

describe('security 4: tokens live in HttpOnly cookies only', () => {
  it('a sign-in sets both cookies and shows neither token', async () => {
    const answer = await signInHere('ada@waybill.example');
    expect(answer.status).toBe(200);
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^stytch_session=[\w-]{20,}; Path=\/; Max-Age=3\d{3}; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^stytch_session_jwt=ey[\w.-]+; Path=\/; Max-Age=3\d{3}; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    for (const cookie of answer.cookies) expect(cookie.length).toBeLessThan(4_096);
    expect(answer.body.data).toMatchObject({ session_token: '', session_jwt: '', session: {} });
    const text = JSON.stringify(answer.body);
    for (const cookie of answer.cookies) expect(text).not.toContain(cookie.split(/[=;]/)[1]);
  });

  it('the tokens of an OAuth provider stay out of the body, whoever the identity provider is', async () => {
    const { data } = await side.signIn();
    const tokens = { access_token: 'theirs-1', id_token: 'theirs-2', refresh_token: 'theirs-3' };
    const values = { scopes: ['email'], expires_at: '2026-03-02T11:00:00Z' };
    const remote = await listen(
      createGateway({
        settings: side.settings,
        // As Stytch answers: with a session, and where a second factor is still to come.
        provider: async (_path, init) => {
          const { token } = (await new Response(init?.body).json()) as { token: string };
          const ofSession = token === 'whole' ? data : { intermediate_session_token: 'a'.repeat(43) };
          return Response.json({ data: { ...ofSession, provider_values: { ...tokens, ...values } } });
        },
      }),
    );
    try {
      for (const token of ['whole', 'half']) {
        const response = await fetch(`${remote.origin}/sdk/v1/oauth/authenticate`, {
          method: 'POST',
          headers: ours,
          body: JSON.stringify({ token, session_duration_minutes: 60, code_verifier: 'v' }),
        });
        const text = await response.text();
        expect(response.status).toBe(200);
        expect(text).not.toContain('theirs-');
        expect(JSON.parse(text)).toMatchObject({
          data: { provider_values: { access_token: '', id_token: '', refresh_token: '', ...values } },
        });
      }
    } finally {
      await remote.close();
    }
  });

  it('a refresh takes the session token from the cookie', async () => {
    const { sessionToken } = await side.signIn();
    const answer = await call('/sessions/authenticate', { body: {}, cookie: cookieOf(sessionToken) });
    expect(answer.status).toBe(200);
    expect(answer.cookies[0]).toContain(cookieOf(sessionToken));
  });

  it('the browser’s own credentials are ignored', async () => {
    const { sessionToken } = await side.signIn();
    const { publicToken } = side.settings.identity;
    const authorization = `Basic ${btoa(`${publicToken}:${sessionToken}`)}`;
    const answer = await call('/users/me', { method: 'GET', headers: { authorization } });
    expect(answer.status).toBe(401);
  });

  it('security 19: answers are not cacheable', async () => {
    const { sessionToken } = await side.signIn();
    const answer = await call('/users/me', { method: 'GET', cookie: cookieOf(sessionToken) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the end of a session', () => {
  it('without a session, authenticate answers an error on which the SDK gives up', async () => {
    const answer = await call('/sessions/authenticate', { body: {} });
    expect(answer).toMatchObject({ status: 401, cookies: [], body: { error_type: 'session_not_found' } });
    expect(side.provider.calls).toEqual([]);
  });

  it('security 6: revoke ends it at the provider and here', async () => {
    const { sessionToken } = await side.signIn();
    const left = await call('/sessions/revoke', { cookie: cookieOf(sessionToken) });
    expect(left).toMatchObject({ status: 200, cookies: cleared });
    const again = await call('/sessions/authenticate', { body: {}, cookie: cookieOf(sessionToken) });
    expect(again.status).toBeGreaterThanOrEqual(400);
    expect(again.cookies).toEqual(cleared);
  });

  it('security 6: revoke clears the cookies even when the provider is down', async () => {
    const { sessionToken } = await side.signIn();
    side.provider.fault = 'reset';
    const left = await call('/sessions/revoke', { cookie: cookieOf(sessionToken) });
    expect(left).toMatchObject({ status: 503, cookies: cleared });
  });

  it('an error of another call does not affect the session', async () => {
    const { sessionToken } = await side.signIn();
    const body = { token: '000000', method_id: 'email-test-none', session_duration_minutes: 60 };
    const answer = await call('/otps/authenticate', { body, cookie: cookieOf(sessionToken) });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.cookies).toEqual([]);
  });

  it.each(faults)('security 26: %s at the provider clears nothing', async (fault) => {
    const { sessionToken } = await side.signIn();
    side.provider.fault = fault;
    const answer = await call('/sessions/authenticate', { body: {}, cookie: cookieOf(sessionToken) });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.cookies).toEqual([]);
    expect(answer.body.error_type).not.toBe('session_not_found');
  });
});

describe('SPEC 8: the message for a provider that answers unexpectedly', () => {
  it.each([
    ['refused or cut off', 'reset', 'Unable to contact our servers.'],
    ['too late', 'hang', 'Unable to contact our servers.'],
    ['a success without JSON', 'empty', 'Invalid JSON response from our servers.'],
    ['an error in JSON that is none of the wire’s', '500', 'Invalid or no response from server'],
    ['an error that is not JSON', 'html', 'Invalid response from our servers.'],
  ] as const)('%s', async (_, fault, sentence) => {
    const { sessionToken } = await side.signIn();
    side.provider.fault = fault;
    const answer = await call('/users/me', { method: 'GET', cookie: cookieOf(sessionToken) });
    expect(answer).toMatchObject({ status: 503, cookies: [], body: { error_message: sentence } });
    expect(toAppError(answer.body)).toMatchObject({ code: 15, message: sentence });
  });
});

describe('requests to the provider', () => {
  it.each([
    ['GET', '/sessions/authenticate'],
    ['POST', '/unknown'],
    ['POST', '/otps/pigeon/login_or_create'],
    ['GET', '/../../v1/outbox'],
    ['GET', '/users/me/..%2f..'],
    ['GET', '/users%2fme'],
    ['DELETE', '/users/emails/a%2fb'],
    ['DELETE', '/users/me'],
  ])('%s %s is not forwarded', async (method, path) => {
    const answer = await call(path, { method });
    expect(answer.status).toBe(404);
    expect(side.provider.calls).toEqual([]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    [
      'another origin with a forged host',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    ],
    ['another site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
    ['nowhere', {}],
  ])('security 21: no change requested by %s is forwarded', async (_, headers) => {
    const { sessionToken } = await side.signIn();
    side.provider.calls = [];
    const answer = await call('/sessions/revoke', {
      cookie: cookieOf(sessionToken),
      headers: { ...headers },
    });
    expect(answer).toMatchObject({ status: 403, cookies: [] });
    expect(side.provider.calls).toEqual([]);
  });

  it('security 22: no body over 1 MB is forwarded, declared or not', async () => {
    const { settings } = side;
    const handler = createGateway({ settings, provider: providerFetch(settings) });
    const url = 'http://localhost:3000/sdk/v1/events';
    const body = 'x'.repeat(1_048_577);
    const declared = { ...ours, 'content-length': String(body.length) };
    for (const headers of [ours, declared]) {
      const answer = await handler(new Request(url, { method: 'POST', headers, body }));
      expect(answer.status).toBe(413);
    }
    expect(side.provider.calls).toEqual([]);
  });

  it('security 22: junk gets a client error', async () => {
    for (const body of ['{', '[]', 'null', '"', '{"email":{"a":1}}']) {
      const answer = await call('/otps/email/login_or_create', { body });
      expect(answer.status).toBe(400);
    }
  });

  it('security 9: a limit’s Retry-After is passed on', async () => {
    const email = 'often@waybill.example';
    await call('/otps/email/login_or_create', { body: { email } });
    const second = await call('/otps/email/login_or_create', { body: { email } });
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
