import { createPublicKey } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from '@/tests/support/app';
import { startSeededApp } from '@/tests/support/seeded-app';
import { signInAt } from '@/tests/support/embedded-portal';
import {
  createForgerKey,
  forgedTokens,
  goodTokens,
  makeToken,
  type Forge,
  type TokenCase,
} from '@/tests/support/forged-tokens';
import { listen, type Listening } from '@/tests/support/listen';
import { audience } from '@/tests/support/mint';
import { cookieHeader, demoEmail, visit } from '@/tests/support/remote-portal';

const strange = createForgerKey('strange');

const everyLock = ['middleware', 'dataLayer', 'productApi'] as const;

/** The checks of promise 2, one by one; each returns whether it accepted a token. */
type Locks = Record<(typeof everyLock)[number], (jwt: string) => Promise<boolean>>;

async function locksOf(app: App, jwksUrl: string): Promise<Locks> {
  vi.resetModules();
  vi.stubEnv('IDENTITY_API_URL', app.origin);
  vi.stubEnv('JWKS_URL', jwksUrl);
  // The data layer is called in this process: in the portal the middleware would run before it.
  const { sessionFromCookies } = await import('@/lib/bff/page/server');
  const { readSettings } = await import('@/lib/runtime/settings');
  readSettings();
  vi.unstubAllEnvs();
  return {
    middleware: async (jwt) => {
      const answer = await visit(app.origin, '/auth/login', cookieHeader({ jwt }));
      await answer.body?.cancel();
      return answer.status === 307;
    },
    dataLayer: async (jwt) => {
      const session = await sessionFromCookies(cookieHeader({ jwt }));
      expect(session).not.toBe('unavailable');
      return session !== null;
    },
    productApi: async (jwt) => {
      const headers = { authorization: `Bearer ${jwt}` };
      const answer = await fetch(`${app.origin}/api/getAccount`, { headers });
      await answer.body?.cancel();
      expect([200, 401]).toContain(answer.status);
      return answer.status === 200;
    },
  };
}

async function taken(locks: Locks, jwt: string): Promise<string[]> {
  const answers = await Promise.all(everyLock.map((name) => locks[name](jwt)));
  return everyLock.filter((_, at) => answers[at]);
}

/** Waits until each check has loaded the key set: on a busy machine that may take more than one try. */
const untilReady = (locks: Locks, good: string) =>
  vi.waitFor(async () => expect(await taken(locks, good)).toEqual(everyLock), {
    timeout: 40_000,
    interval: 500,
  });

const rows = (cases: TokenCase[]) => cases.map((one) => [one.name, one] as const);
it('the corpus has at least 60 forged tokens, each of another kind', () => {
  expect(new Set(forgedTokens.map(({ name }) => name)).size).toBe(forgedTokens.length);
  expect(forgedTokens.length).toBeGreaterThanOrEqual(60);
});

describe('security 2: at the embedded portal, whose key the forger does not have', () => {
  let app: App;
  let locks: Locks;
  let forge: Forge;
  let genuine: string;

  beforeAll(async () => {
    app = await startSeededApp({ env: { LOG_LEVEL: 'error' } });
    const jwksUrl = `${app.origin}/v1/sessions/jwks/${audience}`;
    const cookies = await signInAt(app, demoEmail);
    genuine = /stytch_session_jwt=([^;]+)/.exec(cookies)?.[1] ?? '';
    const { keys } = (await (await fetch(jwksUrl)).json()) as { keys: Record<string, unknown>[] };
    const published = keys[0] ?? {};
    const publicKey = createPublicKey({ key: published, format: 'jwk' });
    const publishedPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    forge = { kid: String(published.kid), key: createForgerKey('forger'), strange, published, publishedPem };
    locks = await locksOf(app, jwksUrl);
    await untilReady(locks, genuine);
  });
  afterAll(() => app.stop());
  afterEach(() => expect(app.logs()).not.toContain('eyJ'));

  it('every check accepts the portal’s own token', async () => {
    expect(await taken(locks, genuine)).toEqual(everyLock);
  });

  it.each([...rows(forgedTokens), ...rows(goodTokens)])(
    'no check accepts a forged token: %s',
    async (_, one) => {
      expect(await taken(locks, makeToken(one, forge))).toEqual([]);
    },
  );
});

describe('security 2: at a portal whose key set contains the forger’s key', () => {
  let app: App;
  let keySet: Listening;
  let locks: Locks;
  let forge: Forge;

  beforeAll(async () => {
    const key = createForgerKey('portal-key');
    keySet = await listen(async (request) =>
      request.url.endsWith('/jwks')
        ? Response.json({ keys: [key.jwk] })
        : new Response(null, { status: 404 }),
    );
    const jwksUrl = `${keySet.origin}/jwks`;
    app = await startSeededApp({
      env: { LOG_LEVEL: 'error', IDENTITY_API_URL: keySet.origin, JWKS_URL: jwksUrl, DEMO_DATA: 'true' },
    });
    const publishedPem = key.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    forge = { kid: 'portal-key', key, strange, published: key.jwk, publishedPem };
    locks = await locksOf(app, jwksUrl);
    await untilReady(locks, makeToken({ name: 'good' }, forge));
  });
  afterAll(async () => {
    await app.stop();
    await keySet.close();
  });

  it.each(rows(goodTokens))('every check accepts a token %s', async (_, one) => {
    expect(await taken(locks, makeToken(one, forge))).toEqual(everyLock);
  });

  it.each(rows(forgedTokens))('no check accepts a token with: %s', async (_, one) => {
    expect(await taken(locks, makeToken(one, forge))).toEqual([]);
  });
});
