import { exportSPKI, importJWK, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVerifier, type Verifier } from '@/lib/session/verify/verifier';
import { createClock, type TestClock } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import {
  audience,
  createSigningKey,
  issuer,
  mint,
  sessionClaims,
  type SigningKey,
} from '@/tests/support/mint';

let first: SigningKey;
let second: SigningKey;
let published: SigningKey[];
let status: number;
let fetches: number;
let clock: TestClock;
let server: Listening;
let verifier: Verifier;

beforeAll(async () => {
  [first, second] = await Promise.all([createSigningKey('jwk-1'), createSigningKey('jwk-2')]);
});

beforeEach(async () => {
  [published, status, fetches, clock] = [[first], 200, 0, createClock()];
  server = await listen(async () => {
    fetches += 1;
    return Response.json({ keys: published.map((key) => key.publicJwk) }, { status });
  });
  const jwksUrl = `${server.origin}/v1/sessions/jwks/${audience}`;
  verifier = createVerifier({ jwksUrl, fetch, issuer, audience, clock: clock.now });
});

afterEach(() => server.close());

const claims = (overrides?: JWTPayload) => sessionClaims({ now: clock.now(), overrides });
const reasonOf = async (jwt: string) => {
  const result = await verifier.verify(jwt);
  return result.ok ? 'ok' : result.reason;
};

describe('security 2: session JWTs', () => {
  it('are accepted when valid', async () => {
    expect(await verifier.verify(await mint(first, claims()))).toEqual({
      ok: true,
      session: {
        sessionId: 'session-test-1',
        userId: 'user-test-1',
        expiresAt: '2026-03-02T11:00:00.000Z',
        token: { issuedAt: 1772445600, expiresAt: 1772445900 },
        factors: [
          { type: 'otp', email: 'ada@waybill.example' },
          { type: 'otp', phone: '+13055550142' },
        ],
        roles: ['stytch_user'],
      },
    });
  });

  it.each<[string, JWTPayload]>([
    ['a wrong issuer', { iss: 'stytch.com/project-other' }],
    ['no issuer', { iss: undefined }],
    ['a wrong audience', { aud: ['project-other'] }],
    ['no audience', { aud: undefined }],
    ['no subject', { sub: undefined }],
    ['no end', { exp: undefined }],
    ['no beginning', { nbf: undefined }],
    ['an end that is no number', { exp: 'never' as unknown as number }],
    ['no session claim', { 'https://stytch.com/session': undefined }],
    ['a session claim without id', { 'https://stytch.com/session': { expires_at: 'x' } }],
  ])('are refused with %s', async (_, overrides) => {
    expect(await reasonOf(await mint(first, claims(overrides)))).toBe('invalid');
  });

  it('are refused before their nbf, with at most 60 s of skew', async () => {
    const beginning = (seconds: number) =>
      claims({ nbf: Math.floor(clock.now().getTime() / 1000) + seconds });
    expect(await reasonOf(await mint(first, beginning(20)))).toBe('ok');
    expect(await reasonOf(await mint(first, beginning(61)))).toBe('invalid');
  });

  const at = (seconds: number) => Math.floor(clock.now().getTime() / 1000) + seconds;
  const withSession = (session: object) =>
    claims({ 'https://stytch.com/session': { id: 'session-test-1', ...session } });

  it('are refused when issued more than 60 s in the future, or without a time of issue', async () => {
    expect(await reasonOf(await mint(first, claims({ iat: at(60) })))).toBe('ok');
    expect(await reasonOf(await mint(first, claims({ iat: at(61), exp: at(300) })))).toBe('invalid');
    expect(await reasonOf(await mint(first, claims({ iat: undefined })))).toBe('invalid');
  });

  it('are refused when their lifetime exceeds the setting', async () => {
    expect(await reasonOf(await mint(first, claims({ exp: at(300) })))).toBe('ok');
    expect(await reasonOf(await mint(first, claims({ exp: at(301) })))).toBe('invalid');
    expect(await reasonOf(await mint(first, claims({ iat: at(-600), exp: at(60) })))).toBe('invalid');
    const jwksUrl = `${server.origin}/v1/sessions/jwks/${audience}`;
    const generous = { jwksUrl, fetch, issuer, audience, clock: clock.now, maxLifetime: 3_600 };
    const hour = await mint(first, claims({ exp: at(3_600) }));
    expect(await createVerifier(generous).verify(hour)).toMatchObject({ ok: true });
  });

  it('end with their session, at first use and later', async () => {
    const session = withSession({ expires_at: new Date(clock.now().getTime() + 60_000).toISOString() });
    const jwt = await mint(first, session);
    expect(await reasonOf(jwt)).toBe('ok');
    clock.advance(60);
    expect(await reasonOf(jwt)).toBe('expired');
    expect(await reasonOf(await mint(first, session))).toBe('expired');
    for (const expires_at of ['soon', '', '2026-13-45T00:00:00Z', 1772445900, undefined]) {
      expect(await reasonOf(await mint(first, withSession({ expires_at })))).toBe('invalid');
    }
  });

  it('end at the exact second', async () => {
    const jwt = await mint(first, claims());
    clock.advance(299);
    expect(await reasonOf(jwt)).toBe('ok');
    clock.advance(1);
    expect(await reasonOf(jwt)).toBe('expired');
  });

  it('are refused unsigned (alg none)', async () => {
    expect(await reasonOf(new UnsecuredJWT(claims()).encode())).toBe('invalid');
    const [header = '', payload = ''] = (await mint(first, claims())).split('.');
    expect(await reasonOf(`${header}.${payload}.`)).toBe('invalid');
  });

  it('are refused when signed with the public key as an HS256 secret', async () => {
    const publicKey = (await importJWK(first.publicJwk, 'RS256', { extractable: true })) as CryptoKey;
    const secret = new TextEncoder().encode(await exportSPKI(publicKey));
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'jwk-1' })
      .sign(secret);
    expect(await reasonOf(forged)).toBe('invalid');
  });

  it('are refused when signed by another key under a known kid, or tampered with', async () => {
    expect(await reasonOf(await mint({ ...second, kid: 'jwk-1' }, claims()))).toBe('invalid');
    const [header, , signature] = (await mint(first, claims())).split('.');
    const forged = Buffer.from(JSON.stringify(claims({ sub: 'user-test-2' }))).toString('base64url');
    expect(await reasonOf([header, forged, signature].join('.'))).toBe('invalid');
  });

  it('are refused without a kid', async () => {
    const jwt = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256' }).sign(first.privateKey);
    expect(await reasonOf(jwt)).toBe('invalid');
    expect(fetches).toBe(0);
  });

  it.each(['', '.', '..', 'a.b.c', 'null', '%%%', 'x'.repeat(100_000)])(
    'are refused when they are junk (%#)',
    async (junk) => {
      expect(await reasonOf(junk)).toBe('invalid');
    },
  );
});

describe('security 2: the key set', () => {
  it('is fetched once for many tokens', async () => {
    const jwt = await mint(first, claims());
    const results = await Promise.all(Array.from({ length: 20 }, () => reasonOf(jwt)));
    expect(new Set(results)).toEqual(new Set(['ok']));
    expect(fetches).toBe(1);
  });

  it('is fetched at most once in 30 s for unknown kids', async () => {
    await reasonOf(await mint(first, claims()));
    const unknown = await Promise.all(
      Array.from({ length: 10 }, (_, index) => mint({ ...second, kid: `unknown-${index}` }, claims())),
    );
    for (const jwt of unknown) expect(await reasonOf(jwt)).toBe('invalid');
    expect(fetches).toBe(2);
    clock.advance(29);
    await reasonOf(await mint({ ...second, kid: 'unknown' }, claims()));
    expect(fetches).toBe(2);
    clock.advance(1);
    await reasonOf(await mint({ ...second, kid: 'unknown' }, claims()));
    expect(fetches).toBe(3);
  });

  it('that could not be read for a new kid is retried soon, and the token is not judged meanwhile', async () => {
    await reasonOf(await mint(first, claims()));
    const renewed = await mint(second, claims());
    [published, status] = [[first, second], 503];
    expect(await reasonOf(renewed)).toBe('unavailable');
    expect(await reasonOf(renewed)).toBe('unavailable');
    expect(fetches).toBe(2);
    status = 200;
    clock.advance(2);
    expect(await reasonOf(renewed)).toBe('ok');
  });

  it('follows a rotation without refusing anybody', async () => {
    const old = await mint(first, claims());
    expect(await reasonOf(old)).toBe('ok');
    published = [first, second];
    expect(await reasonOf(await mint(second, claims()))).toBe('ok');
    expect(await reasonOf(old)).toBe('ok');
  });

  it('security 32: is not read from where a redirect leads', async () => {
    const elsewhere = server;
    server = await listen(async () => Response.redirect(`${elsewhere.origin}/keys`, 302));
    verifier = createVerifier({ jwksUrl: server.origin, fetch, issuer, audience, clock: clock.now });
    expect(await reasonOf(await mint(first, claims()))).toBe('unavailable');
    expect(fetches).toBe(0);
    await elsewhere.close();
  });

  it('drops a withdrawn key within 10 minutes', async () => {
    await reasonOf(await mint(first, claims()));
    published = [second];
    clock.advance(600);
    expect(await reasonOf(await mint(first, claims()))).toBe('invalid');
  });
});

describe('security 26: the key set is unavailable', () => {
  it('says nothing about a token, and recovers within 5 s', async () => {
    status = 500;
    const jwt = await mint(first, claims());
    expect(await reasonOf(jwt)).toBe('unavailable');
    status = 200;
    clock.advance(2);
    expect(await reasonOf(jwt)).toBe('ok');
  });

  it('continues with its cached keys, past their age', async () => {
    await reasonOf(await mint(first, claims()));
    status = 503;
    clock.advance(3_600);
    expect(await reasonOf(await mint(first, claims()))).toBe('ok');
  });

  it('verifies the first token by keys that were read ahead', async () => {
    await verifier.prepare();
    status = 503;
    expect(await reasonOf(await mint(first, claims()))).toBe('ok');
  });

  it('can’t read them ahead while the provider is down, and does so for the first token after that', async () => {
    status = 503;
    await verifier.prepare();
    status = 200;
    clock.advance(2);
    expect(await reasonOf(await mint(first, claims()))).toBe('ok');
  });

  it('does not fetch for each token while the provider is down', async () => {
    status = 500;
    const jwt = await mint(first, claims());
    for (let round = 0; round < 5; round += 1) expect(await reasonOf(jwt)).toBe('unavailable');
    expect(fetches).toBe(1);
  });
});
