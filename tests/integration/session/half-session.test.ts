import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { createGateway } from '@/lib/bff/gateway';
import { providerFetch } from '@/lib/session/verify/provider';
import { listen, type Listening } from '@/tests/support/listen';

process.env.LOG_LEVEL ??= 'silent';

let provider: Listening;
let gateway: Listening;
let secureGateway: Listening;
/** The provider's next answer. */
let answer: () => Response;

beforeAll(async () => {
  provider = await listen(async () => answer());
  const start = (environment: Record<string, string>) => {
    const settings = parseSettings({ ...environment, IDENTITY_API_URL: provider.origin });
    return listen(createGateway({ settings, provider: providerFetch(settings) }));
  };
  gateway = await start({});
  secureGateway = await start({ PUBLIC_ORIGIN: 'https://portal.example.com' });
});
afterAll(async () => {
  await Promise.all([gateway.close(), secureGateway.close(), provider.close()]);
});

const half = { intermediate_session_token: 'half-way', session_token: '', session_jwt: '' };
const full = {
  intermediate_session_token: '',
  session_token: 'token',
  session_jwt: 'header.payload.signature',
  session: { expires_at: new Date(Date.now() + 3_600_000).toISOString() },
};

const data = (fields: object) => () => Response.json({ data: { status_code: 200, ...fields } });

async function post(path: string, cookie = '', { origin } = gateway, publicOrigin = 'http://localhost:3000') {
  const response = await fetch(`${origin}/sdk/v1${path}`, {
    method: 'POST',
    headers: { origin: publicOrigin, 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: '{}',
  });
  const text = await response.text();
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    text,
    headers: response.headers,
  };
}

beforeEach(() => (answer = data(full)));

describe('SPEC 4: the intermediate session token cookie', () => {
  const set = 'stytch_intermediate_session=half-way; Path=/; Max-Age=600; HttpOnly; SameSite=Lax';
  const removed = 'stytch_intermediate_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';

  it('SPEC 9: is set for ten minutes, and the token is removed from the body', async () => {
    answer = data(half);
    const { cookies, text } = await post('/passwords/authenticate');
    expect(cookies).toEqual([set]);
    expect(text).not.toContain('half-way');
    expect(JSON.parse(text)).toMatchObject({ data: { intermediate_session_token: '' } });
  });

  it('is secure and host-only on https', async () => {
    answer = data(half);
    const { cookies } = await post(
      '/passwords/authenticate',
      '',
      secureGateway,
      'https://portal.example.com',
    );
    expect(cookies).toEqual([
      '__Host-stytch_intermediate_session=half-way; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  it('is removed once a full session exists', async () => {
    const { cookies } = await post('/otps/authenticate', 'stytch_intermediate_session=half-way');
    expect(cookies).toHaveLength(3);
    expect(cookies[0]).toMatch(/^stytch_session=token;/);
    expect(cookies[2]).toBe(removed);
  });

  it('a full session wins over a half one in the same answer', async () => {
    answer = data({ ...full, intermediate_session_token: 'half-way' });
    const { cookies, text } = await post('/otps/authenticate');
    expect(cookies.join()).not.toContain('stytch_intermediate_session');
    expect(text).not.toContain('half-way');
  });

  it('is removed at sign-out, also when the provider is down', async () => {
    answer = () => new Response('down', { status: 500 });
    const cookie = 'stytch_session=token; stytch_intermediate_session=half-way';
    expect((await post('/sessions/revoke', cookie)).cookies).toContain(removed);
  });

  it('is unchanged by other answers, and never set without need', async () => {
    answer = data({ method_id: 'email-test-1' });
    const cookie = 'stytch_intermediate_session=half-way';
    expect((await post('/otps/email/login_or_create', cookie)).cookies).toEqual([]);
    answer = data(full);
    expect((await post('/otps/authenticate')).cookies).toHaveLength(2);
  });

  it('one too long for a cookie is an error, not a lost sign-in', async () => {
    answer = data({ ...half, intermediate_session_token: 'x'.repeat(5_000) });
    expect(await post('/passwords/authenticate')).toMatchObject({ status: 503, cookies: [] });
  });
});

describe('SPEC 8: the plain-text failure that requires a captcha', () => {
  it('reaches the SDK with the text it looks for', async () => {
    answer = () => new Response('Error: Captcha required <b>', { status: 400 });
    const { status, text, headers } = await post('/otps/email/login_or_create');
    expect({ status, text }).toEqual({ status: 400, text: 'Captcha required' });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('any other text is an outage', async () => {
    answer = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await post('/otps/email/login_or_create')).toMatchObject({ status: 503 });
  });
});
