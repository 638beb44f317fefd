import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Headless from '@stytch/nextjs/headless';
import { stytchOptions } from '@/lib/browser/identity/stytch-options';
import { project } from '@/server/identity-provider/bootstrap/project';

/** The build that browsers get; its package name would resolve to the development build here. */
const build = 'node_modules/@stytch/nextjs/dist/esm/index.headless.mjs';
const origin = 'http://localhost:3000';
const token = 'public-token-test-waybill-embedded';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const session = () => ({
  session_id: 'session-test-1',
  expires_at: inAnHour(),
  last_accessed_at: new Date().toISOString(),
});

/** The minimum of a browser that the SDK needs to start. */
function stubBrowser(vertical: string): void {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const location = new URL('/auth/login', origin);
  const nothing = () => undefined;
  const document = { cookie: '', addEventListener: nothing, querySelector: () => null };
  const navigator = { userAgent: 'test', language: 'en' };
  const listeners = { addEventListener: nothing, removeEventListener: nothing };
  const window = { ...listeners, location, localStorage, document, navigator, btoa, setTimeout };
  for (const [name, value] of Object.entries({ window, document, localStorage, location, screen: {} }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const isBootstrap = String(url).includes('/projects/bootstrap/');
    const user = { user_id: 'user-test-1', roles: [] };
    const data = isBootstrap
      ? { ...project, vertical }
      : { user_id: user.user_id, user, session: session(), session_token: '', session_jwt: '' };
    return Response.json({ data: { request_id: 'x', status_code: 200, ...data } });
  });
}

describe('SPEC 8: the warnings of the SDK as browsers get it', () => {
  const said: string[] = [];
  const saying = (words: string) => said.filter((line) => line.includes(words));
  const start = async (publicToken: string) => {
    const sdk = (await import(pathToFileURL(path.resolve(build)).href)) as typeof Headless;
    return sdk.createStytchClient(publicToken, stytchOptions(origin));
  };

  beforeEach(() => {
    said.length = 0;
    const take = (...parts: unknown[]) => void said.push(parts.join(' '));
    vi.spyOn(console, 'warn').mockImplementation(take);
    vi.spyOn(console, 'error').mockImplementation(take);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('SPEC 5: a public token without its prefix causes one warning, one with it none', async () => {
    stubBrowser('CONSUMER');
    await start(`${token}-1`);
    expect(said).toEqual([]);
    await start('secret-test-1');
    expect(saying('Public token is malformed')).toHaveLength(1);
  });

  it('SPEC 8: several clients cause one warning', async () => {
    stubBrowser('CONSUMER');
    for (let count = 0; count < 3; count += 1) {
      await start(`${token}-2`);
      await vi.advanceTimersByTimeAsync(0);
    }
    await vi.waitFor(() => expect(saying('multiple copies of the Stytch client')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(saying('multiple copies of the Stytch client')).toHaveLength(1);
  });

  it('SPEC 8: an OAuth flow without a code verifier causes a warning', async () => {
    stubBrowser('CONSUMER');
    const client = await start(`${token}-3`);
    await client.oauth.authenticate('token', { session_duration_minutes: 60 });
    expect(saying('No code verifier found')).toHaveLength(1);
  });

  it('SPEC 8: a business-account token in this consumer client causes one warning', async () => {
    stubBrowser('B2B');
    await start(`${token}-4`);
    await vi.waitFor(() => expect(saying('is for a Stytch B2B project')).toHaveLength(1));
  });
});
