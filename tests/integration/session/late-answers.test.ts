import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerBrowserCall } from '@/lib/bff/browser-calls/bff';
import { createGateway } from '@/lib/bff/gateway';
import { guardRequest } from '@/lib/session/guard/middleware';
import { providerFetch } from '@/lib/session/verify/provider';
import { sessionFromCookies } from '@/lib/bff/page/server';
import type { SignedIn } from '@/tests/support/identity';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

const origin = 'http://localhost:3000';
const renewal = '/sdk/v1/sessions/authenticate';

let side: ProviderSide;

beforeAll(async () => {
  side = await startProviderSide();
  process.env.IDENTITY_API_URL = side.provider.origin;
});
afterAll(() => side.close());
afterEach(() => {
  side.provider.hold = null;
  side.provider.fault = null;
});

/** A browser's cookies, changed by answers in the order they are received. */
function browser({ sessionToken, sessionJwt }: SignedIn) {
  const jar = new Map([
    ['stytch_session', sessionToken],
    ['stytch_session_jwt', sessionJwt],
  ]);
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const take = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const headers = () => ({ cookie: cookie(), origin, 'content-type': 'application/json' });
  const gateway = createGateway({ settings: side.settings, provider: providerFetch(side.settings) });
  return {
    cookie,
    isSignedIn: () => jar.has('stytch_session') || jar.has('stytch_session_jwt'),
    open: (path: string) =>
      guardRequest(new NextRequest(origin + path, { headers: headers() }), side.settings),
    read: (call: string) =>
      answerBrowserCall(new Request(`${origin}/bff/${call}`, { headers: headers() }), call),
    post: (path: string) =>
      gateway(new Request(origin + path, { method: 'POST', headers: headers(), body: '{}' })),
    take,
  };
}

/** Lets the provider process a renewal, and holds its answer back until it is released. */
function holdRenewal() {
  let letGo: () => void = () => undefined;
  let decided: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (decided = resolve));
  const released = new Promise<void>((resolve) => (letGo = resolve));
  side.provider.hold = async (path) => {
    if (path !== renewal) return;
    decided();
    await released;
  };
  return { reached, letGo: () => letGo() };
}

type Browser = ReturnType<typeof browser>;

const renewals: [string, () => Promise<SignedIn>, (visitor: Browser) => Promise<Response>][] = [
  ['a page', () => side.signInLongAgo(), (visitor) => visitor.open('/packages')],
  ['a call of the page', () => side.signInLongAgo(), (visitor) => visitor.read('getMyPackages')],
  ['the keep-alive', () => side.signIn(), (visitor) => visitor.post(renewal)],
];

async function expectSignedOut(visitor: Browser): Promise<void> {
  expect(await sessionFromCookies(visitor.cookie())).toBeNull();
  expect((await visitor.read('getMyPackages')).status).toBe(401);
  const refreshed = await visitor.post(renewal);
  expect(await refreshed.json()).toMatchObject({ error_type: 'session_not_found' });
  const page = visitor.take(await visitor.open('/packages'));
  expect(page.headers.get('location')).toBe(`${origin}/auth/login`);
  expect(visitor.isSignedIn()).toBe(false);
}

describe('security 6: a renewal in flight at sign-out restores no session', () => {
  it.each(renewals)('of %s, after the provider has ended the session', async (_, signIn, start) => {
    const visitor = browser(await signIn());
    const { reached, letGo } = holdRenewal();
    const underWay = start(visitor);
    await reached;
    visitor.take(await visitor.post('/sdk/v1/sessions/revoke'));
    expect(visitor.isSignedIn()).toBe(false);
    letGo();
    visitor.take(await underWay);
    expect(visitor.isSignedIn()).toBe(true);
    await expectSignedOut(visitor);
  });

  it.each(renewals)('of %s, where the sign-out did not reach the provider', async (_, signIn, start) => {
    const visitor = browser(await signIn());
    const { reached, letGo } = holdRenewal();
    const underWay = start(visitor);
    await reached;
    side.provider.fault = 'reset';
    expect(visitor.take(await visitor.post('/sdk/v1/sessions/revoke')).status).toBe(503);
    side.provider.fault = null;
    letGo();
    visitor.take(await underWay);
    expect(visitor.isSignedIn()).toBe(true);
    await expectSignedOut(visitor);
  });

  it('a session that starts afterwards is valid', async () => {
    const visitor = browser(await side.signIn());
    visitor.take(await visitor.post('/sdk/v1/sessions/revoke'));
    const ended = visitor.cookie();
    const next = await side.signIn();
    const cookie = `${ended}; ${browser(next).cookie()}`;
    expect(await sessionFromCookies(cookie)).toMatchObject({ jwt: next.sessionJwt });
  });
});
