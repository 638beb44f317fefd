import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { providerFetch } from '@/lib/session/verify/provider';
import { createRefresher, type Refresher } from '@/lib/session/renewal/refresh';
import { recognize } from '@/lib/session/renewal/recognize';
import { createVerifier, type Verifier } from '@/lib/session/verify/verifier';
import { databases } from '@/tests/support/databases';
import {
  faults,
  refusedOrigin,
  startFaultyProvider,
  type FaultyProvider,
} from '@/tests/support/faulty-provider';
import { startIdentity, type TestIdentity } from '@/tests/support/identity';
import type { OpenedDatabase } from '@/server/database';

let opened: OpenedDatabase;
let identity: TestIdentity;
let provider: FaultyProvider;
let sessionToken: string;

beforeAll(async () => {
  const [kind] = databases;
  if (!kind) throw new Error('There is no database to test on');
  opened = await kind.open();
  identity = await startIdentity({ db: opened.db });
  provider = await startFaultyProvider(identity.origin);
  ({ sessionToken } = await identity.signIn({ email: 'ada@waybill.example' }));
});

afterAll(async () => {
  await provider.close();
  await identity.close();
  await opened.close();
});

beforeEach(() => (provider.calls = []));
afterEach(() => (provider.fault = null));

function refresherAt(origin: string): Refresher {
  const settings = parseSettings({ IDENTITY_API_URL: origin });
  return createRefresher({
    provider: providerFetch(settings),
    publicToken: settings.identity.publicToken,
    publicOrigin: settings.publicOrigin,
    clock: identity.clock.now,
    timeout: 3_000,
  });
}

/** A verifier that reads its keys from this origin. */
function verifierAt(origin: string, expected: { issuer?: string } = {}): Verifier {
  const settings = parseSettings({ IDENTITY_API_URL: origin });
  const { projectId, issuer, audience } = settings.identity;
  const ask = providerFetch(settings);
  return createVerifier({
    jwksUrl: `${origin}/v1/sessions/jwks/${projectId}`,
    fetch: (_, init) => ask(`/v1/sessions/jwks/${projectId}`, init),
    ...{ issuer, audience, clock: identity.clock.now },
    ...expected,
  });
}

describe('security 26: the provider is down in the last tenth of a JWT’s life', () => {
  it.each(faults)('%s: the session stays valid, and is renewed once the provider is back', async (fault) => {
    const { sessionToken: token, sessionJwt: jwt } = await identity.signIn({
      email: `last-tenth-${fault}@waybill.example`,
    });
    const clock = identity.clock.now;
    const verifier = verifierAt(provider.origin);
    const recognizeAgain = () =>
      recognize({ token, jwt }, { verifier, refresher: refresherAt(provider.origin), clock });
    expect(await recognizeAgain()).toEqual({ state: 'session', jwt });

    identity.clock.advance(295);
    provider.calls = [];
    provider.fault = fault;
    expect(await recognizeAgain()).toEqual({ state: 'session', jwt });
    expect(provider.calls).toEqual(['/sdk/v1/sessions/authenticate']);
    provider.fault = null;
    expect(await recognizeAgain()).toMatchObject({ state: 'session', renewed: { token } });
  });
});

describe('security 5: one re-authentication for parallel loads', () => {
  it('calls the provider once for 20 concurrent loads, and not again for those soon after', async () => {
    const { refresh } = refresherAt(provider.origin);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refresh(sessionToken)));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['refreshed']));
    identity.clock.advance(9);
    await refresh(sessionToken);
    expect(provider.calls).toHaveLength(1);
    identity.clock.advance(1);
    await refresh(sessionToken);
    expect(provider.calls).toHaveLength(2);
  });

  it('returns the JWT, the token and the remaining seconds of the session', async () => {
    const outcome = await refresherAt(provider.origin).refresh(sessionToken);
    expect(outcome).toMatchObject({ kind: 'refreshed', token: sessionToken });
    expect(outcome.kind === 'refreshed' && outcome.jwt).toMatch(/^ey/);
    expect(outcome.kind === 'refreshed' && outcome.maxAge).toBeGreaterThan(60);
  });

  it('does not mix sessions', async () => {
    const other = await identity.signIn({ email: 'lin@waybill.example' });
    const { refresh } = refresherAt(provider.origin);
    const [ada, lin] = await Promise.all([refresh(sessionToken), refresh(other.sessionToken)]);
    expect(ada).toMatchObject({ token: sessionToken });
    expect(lin).toMatchObject({ token: other.sessionToken });
  });

  it('treats a session as dead only when the provider says so', async () => {
    const { sessionToken: revoked } = await identity.signIn({ email: 'zoe@waybill.example' });
    await identity.call('/sdk/v1/sessions/revoke', { method: 'POST', sessionToken: revoked });
    expect(await refresherAt(provider.origin).refresh(revoked)).toEqual({ kind: 'dead' });
  });
});

describe('security 26: an outage says nothing about the session', () => {
  it.each(faults)('%s: unavailable, and recovered as soon as the provider is back', async (fault) => {
    const { refresh } = refresherAt(provider.origin);
    provider.fault = fault;
    expect(await refresh(sessionToken)).toEqual({ kind: 'unavailable' });
    provider.fault = null;
    expect(await refresh(sessionToken)).toMatchObject({ kind: 'refreshed' });
  });

  it('nor does a JWT that can’t be checked for want of keys; it is not renewed either', async () => {
    const { sessionToken: token, sessionJwt: jwt } = await identity.signIn({ email: 'keys@waybill.example' });
    const verifier = verifierAt(await refusedOrigin());
    const recognition = await recognize(
      { token, jwt },
      { verifier, refresher: refresherAt(provider.origin) },
    );
    expect(recognition).toEqual({ state: 'unavailable' });
    expect(provider.calls).toEqual([]);
  });

  it.each([
    ['there are no keys', async () => verifierAt(await refusedOrigin())],
    ['it names another issuer', () => verifierAt(identity.origin, { issuer: 'https://other.example' })],
  ])('nor does a renewed JWT that can’t be verified, because %s', async (_, verifierOf) => {
    const refresher = refresherAt(provider.origin);
    const recognition = await recognize(
      { token: sessionToken, jwt: undefined },
      { verifier: await verifierOf(), refresher },
    );
    expect(recognition).toEqual({ state: 'unavailable' });
    expect(provider.calls).toEqual(['/sdk/v1/sessions/authenticate']);
  });

  it('refused: unavailable', async () => {
    const { refresh } = refresherAt(await refusedOrigin());
    expect(await refresh(sessionToken)).toEqual({ kind: 'unavailable' });
  });
});
