import { NextRequest } from 'next/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardRequest } from '@/lib/session/guard/middleware';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

let side: ProviderSide;
beforeAll(async () => {
  side = await startProviderSide();
});
afterAll(() => side.close());

const origin = 'http://localhost:3000';
const request =
  '/auth/authenticate?client_id=connected-app-test-1&redirect_uri=https%3A%2F%2Fapp.example%2Fcb' +
  '&response_type=code&code_challenge=x&code_challenge_method=S256&state=a+b';

function load(path: string, cookie = ''): Promise<Response> {
  const headers = { host: 'localhost:3000', ...(cookie && { cookie }) };
  return guardRequest(new NextRequest(`${origin}${path}`, { headers }), side.settings);
}

it("security 7: a guest sent by an app signs in first, and then continues to the app's request", async () => {
  const sent = await load(request);
  expect(sent.headers.get('location')).toBe(`${origin}/auth/login`);
  const [line = ''] = sent.headers.getSetCookie();
  expect(line).toMatch(/^waybill_authorize=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);

  const { sessionToken, sessionJwt } = await side.signIn();
  const session = `stytch_session=${sessionToken}; stytch_session_jwt=${sessionJwt}`;
  const back = await load('/auth/login', `${line.split(';')[0]}; ${session}`);
  expect(back.headers.get('location')).toBe(origin + request);
  expect(back.headers.getSetCookie()).toEqual([
    'waybill_authorize=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ]);
  const page = await load(request, session);
  expect(page.headers.get('x-middleware-next')).toBe('1');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
});

it('SPEC 2: without a stored request, or with a tampered one, the guard works as usual', async () => {
  const { sessionToken, sessionJwt } = await side.signIn();
  const session = `stytch_session=${sessionToken}; stytch_session_jwt=${sessionJwt}`;
  for (const cookie of [session, `waybill_authorize=%2F%2Fevil.example; ${session}`]) {
    const response = await load('/auth/login', cookie);
    expect(response.headers.get('location')).toBe(`${origin}/`);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  const guest = await load('/packages?client_id=x&redirect_uri=x&response_type=code&code_challenge=x');
  expect(guest.headers.getSetCookie()).toEqual([]);
});
