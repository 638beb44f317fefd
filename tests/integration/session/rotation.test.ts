import { setTimeout as delay } from 'node:timers/promises';
import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { guardRequest } from '@/lib/session/guard/middleware';
import { listen, type Listening } from '@/tests/support/listen';
import { createSigningKey, mint, sessionClaims, type SigningKey } from '@/tests/support/mint';

let server: Listening | undefined;
afterEach(() => server?.close());

/** A provider whose key set takes so many ms, and page loads by visitors with a JWT of one of its keys. */
async function startProvider(ms: number) {
  const provider = { published: [] as SigningKey[], fetches: 0 };
  server = await listen(async (request) => {
    if (!request.url.endsWith('/jwks')) return new Response(null, { status: 500 });
    provider.fetches += 1;
    const keys = provider.published.map(({ publicJwk }) => publicJwk);
    await delay(ms);
    return Response.json({ keys });
  });
  const settings = parseSettings({ IDENTITY_API_URL: server.origin, JWKS_URL: `${server.origin}/jwks` });
  const load = async (key: SigningKey) => {
    const jwt = await mint(key, sessionClaims({ now: new Date() }));
    const cookie = `stytch_session=live-token; stytch_session_jwt=${jwt}`;
    const request = new NextRequest('http://localhost:3000/packages', { headers: { cookie } });
    return (await guardRequest(request, settings)).status;
  };
  return { provider, load };
}

const fifteen = (load: () => Promise<number>) => Promise.all(Array.from({ length: 15 }, load));
const all = (status: number) => Array.from({ length: 15 }, () => status);

describe('security 2: a key rotation redirects no visitor', () => {
  it.each([0, 100])('15 parallel loads with a new key, the key set answering in %i ms', async (ms) => {
    const [before, after] = await Promise.all([createSigningKey('before'), createSigningKey('after')]);
    const { provider, load } = await startProvider(ms);
    provider.published = [before];
    expect(await load(before)).toBe(200);
    provider.published = [before, after];
    expect(await fifteen(() => load(after))).toEqual(all(200));
    expect(await fifteen(() => load(before))).toEqual(all(200));
    expect(provider.fetches).toBe(2);
  });

  it('loads during the fetch of an older key set wait for the next one', async () => {
    const [before, after] = await Promise.all([createSigningKey('before'), createSigningKey('after')]);
    const { provider, load } = await startProvider(100);
    provider.published = [before];
    const first = load(before);
    while (provider.fetches === 0) await delay(1);
    provider.published = [before, after];
    expect(await fifteen(() => load(after))).toEqual(all(200));
    expect(await first).toBe(200);
    expect(provider.fetches).toBe(2);
  });
});
