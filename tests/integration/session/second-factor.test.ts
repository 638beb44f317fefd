import { NextRequest } from 'next/server';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseSettings, type Settings } from '@/lib/runtime/settings';
import { createGateway } from '@/lib/bff/gateway';
import { guardRequest } from '@/lib/session/guard/middleware';
import { providerFetch, providerVerifier } from '@/lib/session/verify/provider';
import { listen, type Listening } from '@/tests/support/listen';
import {
  audience,
  createSigningKey,
  issuer,
  mint,
  sessionClaims,
  type SigningKey,
} from '@/tests/support/mint';

process.env.LOG_LEVEL ??= 'silent';

/**
 * A provider that behaves as Stytch does: it has no second step of its own, gives a JWT to a session by
 * password alone, and lists the app in `user.totps`.
 */
let provider: Listening;
let gateway: Listening;
let settings: Settings;
let key: SigningKey;
let factors: string[];
let hasApp: boolean;
let sessions = 0;
/** The session tokens of the calls to the provider, by path. */
let calls: [path: string, token: string][];

function claimsOf(id: string): JWTPayload {
  const claims = sessionClaims({ now: new Date() });
  const session = claims['https://stytch.com/session'] as object;
  const authentication_factors = factors.map((type) => ({ type }));
  return { ...claims, 'https://stytch.com/session': { ...session, id, authentication_factors } };
}

async function answerAs(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.includes('/jwks/')) return Response.json({ keys: [key.publicJwk] });
  const [, token = ''] = atob((request.headers.get('authorization') ?? '').slice(6)).split(':');
  calls.push([pathname, token]);
  if (/totps\/(?:authenticate|recover)$/.test(pathname)) factors.push('totp');
  const id = `session-${sessions}`;
  const user = {
    user_id: 'user-test-1',
    emails: [{ email_id: 'e', email: 'ada@waybill.example', verified: true }],
    phone_numbers: [{ phone_id: 'p', phone_number: '+13055550142', verified: true }],
    totps: hasApp ? [{ totp_id: 't', verified: true }] : [],
    password: { password_id: 'w' },
  };
  return Response.json({
    data: {
      status_code: 200,
      session_token: `token-${sessions}`,
      session_jwt: await mint(key, claimsOf(id)),
      session: {
        session_id: id,
        expires_at: new Date(Date.now() + 3_600_000).toISOString(),
        authentication_factors: factors.map((type) => ({ type })),
      },
      user,
      __user: user,
    },
  });
}

beforeAll(async () => {
  key = await createSigningKey('key-1');
  provider = await listen(answerAs);
  settings = parseSettings({ IDENTITY_API_URL: provider.origin, JWT_ISSUER: issuer, JWT_AUDIENCE: audience });
  gateway = await listen(createGateway({ settings, provider: providerFetch(settings) }));
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});
beforeEach(() => {
  factors = ['password'];
  hasApp = true;
  sessions += 1;
  calls = [];
});

async function post(path: string, cookie = '') {
  const response = await fetch(`${gateway.origin}/sdk/v1${path}`, {
    method: 'POST',
    headers: { origin: settings.publicOrigin, 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: '{}',
  });
  return { status: response.status, cookies: response.headers.getSetCookie(), text: await response.text() };
}

const load = (path: string, cookie: string) =>
  guardRequest(
    new NextRequest(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', cookie } }),
    settings,
  );
const half = () => `stytch_intermediate_session=token-${sessions}`;
const halfLine = () => `${half()}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`;
const step = 'http://localhost:3000/auth/login?step=app';
const passes = (response: Response) => response.headers.get('x-middleware-next') === '1';

describe('decision 021: a session by password alone, of a user with an authenticator app, at a provider like Stytch', () => {
  it('gets the ten-minute cookie only, and the answer reveals nothing of the user but the app', async () => {
    const { status, cookies, text } = await post('/passwords/authenticate');
    expect(status).toBe(200);
    expect(cookies).toHaveLength(3);
    expect(cookies.slice(0, 2).every((line) => line.includes('Max-Age=0'))).toBe(true);
    expect(cookies[2]).toBe(halfLine());
    expect(text).not.toMatch(/ada@|\+1305|token-|eyJ/);
    expect(JSON.parse(text)).toMatchObject({
      data: {
        session_token: '',
        session_jwt: '',
        session: { authentication_factors: [{ type: 'password' }] },
        user: { user_id: 'user-test-1', totps: [{ totp_id: 't', verified: true }], emails: [] },
      },
    });
  });

  it('every page redirects to the second step, and the login page as well', async () => {
    for (const path of ['/packages', '/', '/account', '/auth/login']) {
      const response = await load(path, half());
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 307, step]);
    }
    expect(passes(await load('/auth/login?step=app', half()))).toBe(true);
  });

  it.each(['/totps/authenticate', '/totps/recover'])('%s completes it', async (path) => {
    const { cookies } = await post(path, half());
    expect(calls).toEqual([[`/sdk/v1${path}`, `token-${sessions}`]]);
    expect(cookies[0]).toMatch(/^stytch_session=token-/);
    expect(cookies[1]).toMatch(/^stytch_session_jwt=eyJ/);
    expect(cookies[2]).toMatch(/^stytch_intermediate_session=; .*Max-Age=0/);
  });

  it('its token is valid for nothing else', async () => {
    for (const path of [
      '/totps',
      '/totps/recovery_codes',
      '/webauthn/register/start',
      '/passwords/session/reset',
    ]) {
      await post(path, half());
    }
    expect(calls.map(([, token]) => token)).not.toContain(`token-${sessions}`);
    expect((await post('/sessions/authenticate', half())).cookies).toEqual([]);
  });

  it('its token put into the session’s cookie by hand opens no page', async () => {
    const response = await load('/packages', `stytch_session=token-${sessions}`);
    expect(response.headers.get('location')).toBe(step);
    expect(response.headers.getSetCookie().at(-1)).toBe(halfLine());
  });

  it('its JWT, fetched from the provider by hand, is refused: alone, with its token, and by the verifier itself', async () => {
    const jwt = await mint(key, claimsOf(`session-${sessions}`));
    const alone = await load('/packages', `stytch_session_jwt=${jwt}`);
    expect(alone.headers.get('location')).toBe('http://localhost:3000/auth/login');
    const both = await load('/packages', `stytch_session=token-${sessions}; stytch_session_jwt=${jwt}`);
    expect(both.headers.get('location')).toBe(step);
    expect(await providerVerifier(settings).verify(jwt)).toEqual({ ok: false, reason: 'password_alone' });
  });

  it('without an app a password opens the session, and the provider is asked once', async () => {
    hasApp = false;
    expect((await post('/passwords/authenticate')).cookies).toHaveLength(2);
    const jwt = await mint(key, claimsOf(`session-${sessions}`));
    const cookie = `stytch_session=token-${sessions}; stytch_session_jwt=${jwt}`;
    for (let visit = 0; visit < 3; visit += 1) expect(passes(await load('/packages', cookie))).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('a process that has not seen the sign-in asks the provider once', async () => {
    hasApp = false;
    const jwt = await mint(key, claimsOf(`session-${sessions}`));
    const cookie = `stytch_session=token-${sessions}; stytch_session_jwt=${jwt}`;
    for (let visit = 0; visit < 3; visit += 1) expect(passes(await load('/packages', cookie))).toBe(true);
    expect(calls).toEqual([['/sdk/v1/sessions/authenticate', `token-${sessions}`]]);
  });
});
