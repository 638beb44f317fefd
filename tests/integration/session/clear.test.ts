import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clearSession, type ProductVerdict } from '@/lib/bff/gateway/clear';
import { providerFetch, providerVerifier } from '@/lib/session/verify/provider';
import type { SignedIn } from '@/tests/support/identity';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

let side: ProviderSide;

beforeAll(async () => {
  side = await startProviderSide();
});

afterAll(() => side.close());
afterEach(() => (side.provider.fault = null));

async function clear(cookie: string, verdict: ProductVerdict = 'accepted'): Promise<[string, string]> {
  const request = new Request('http://localhost:3000/session/clear', { headers: { cookie } });
  const { settings } = side;
  const response = await clearSession(request, {
    settings,
    provider: providerFetch(settings),
    verifier: providerVerifier(settings),
    askProduct: async () => verdict,
  });
  const lines = response.headers.getSetCookie();
  const cookies =
    lines.length === 0
      ? 'kept'
      : lines.slice(0, 2).every((line) => line.includes('Max-Age=0'))
        ? 'cleared'
        : 'renewed';
  return [response.headers.get('location') ?? String(response.status), cookies];
}

const cookiesOf = ({ sessionToken, sessionJwt }: SignedIn) =>
  `stytch_session=${sessionToken}; stytch_session_jwt=${sessionJwt}`;
const jwtOf = ({ sessionJwt }: SignedIn) => `stytch_session_jwt=${sessionJwt}`;

const home = 'http://localhost:3000/';
const login = 'http://localhost:3000/auth/login';

async function revoked(signedIn: SignedIn): Promise<SignedIn> {
  const { sessionToken } = signedIn;
  await side.identity.call('/sdk/v1/sessions/revoke', { method: 'POST', sessionToken });
  return signedIn;
}

describe('security 21: session/clear clears only dead sessions', () => {
  it('a live session redirects to Home', async () => {
    expect(await clear(cookiesOf(await side.signIn()))).toEqual([home, 'renewed']);
    expect(await clear(cookiesOf(await side.signInLongAgo()))).toEqual([home, 'renewed']);
    expect(await clear(jwtOf(await side.signIn()))).toEqual([home, 'kept']);
  });

  it('another error of the product API clears nothing', async () => {
    expect(await clear(cookiesOf(await side.signIn()), 'unknown')).toEqual([home, 'renewed']);
  });

  it('a session that the provider has ended is cleared, its JWT still valid or not', async () => {
    expect(await clear(cookiesOf(await revoked(await side.signIn())))).toEqual([login, 'cleared']);
    expect(await clear(cookiesOf(await revoked(await side.signInLongAgo())))).toEqual([login, 'cleared']);
  });

  it('one that the product API refuses even with a new JWT is cleared (SPEC section 2)', async () => {
    expect(await clear(cookiesOf(await side.signIn()), 'refused')).toEqual([login, 'cleared']);
    expect(await clear(jwtOf(await side.signIn()), 'refused')).toEqual([login, 'cleared']);
  });

  it('an expired JWT alone, and junk, are cleared', async () => {
    expect(await clear(jwtOf(await side.signInLongAgo()))).toEqual([login, 'cleared']);
    expect(await clear('stytch_session_jwt=a.b.c')).toEqual([login, 'cleared']);
    expect(await clear('stytch_session=junk')).toEqual([login, 'cleared']);
  });

  it('a guest is redirected to login', async () => {
    expect(await clear('theme=dark')).toEqual([login, 'kept']);
  });

  it('security 26: while the provider is down it waits, without a redirect that could loop', async () => {
    const signedIn = await side.signIn();
    side.provider.fault = '500';
    expect(await clear(cookiesOf(signedIn), 'refused')).toEqual(['503', 'kept']);
  });
});
