import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, it } from 'vitest';
import { createVerifier } from '@/lib/session/verify/verifier';
import { schema } from '@/server/database';
import { rotateSigningKey } from '@/server/identity-provider/jwks/keys';
import { startIdentity, testSecret, type TestIdentity } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

const jwksPath = '/v1/sessions/jwks/project-test-waybill-embedded';
const privateParts = ['d', 'p', 'q', 'dp', 'dq', 'qi'];

describeIdentity('signing keys', ({ identity, database }) => {
  const verifierOf = ({ origin, settings, clock }: TestIdentity) =>
    createVerifier({
      jwksUrl: `${origin}${jwksPath}`,
      fetch,
      issuer: settings.identity.issuer,
      audience: settings.identity.audience,
      clock: clock.now,
    });
  const publishedKeys = async () => (await identity().call(jwksPath)).body.keys as Record<string, unknown>[];
  const refresh = async (sessionToken: string) => {
    const { data } = await identity().call('/sdk/v1/sessions/authenticate', { sessionToken, body: {} });
    return String(data.session_jwt);
  };

  it('security 2: instances that start together on an empty database agree on one key', async () => {
    await database().delete(schema.signingKeys);
    const others = await Promise.all([1, 2, 3].map(() => startIdentity({ db: database() })));
    const answers = await Promise.all(others.map(({ call }) => call(jwksPath)));
    const kids = answers.flatMap(({ body }) => (body.keys as { kid: string }[]).map(({ kid }) => kid));
    expect(kids).toHaveLength(3);
    expect(new Set(kids).size).toBe(1);
    await Promise.all(others.map(({ close }) => close()));
  });

  it('security 2: the key set publishes no private part, and the stored key is sealed', async () => {
    await identity().signIn({ email: newEmail() });
    for (const key of await publishedKeys()) {
      expect(key).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
      expect(Object.keys(key).filter((name) => privateParts.includes(name))).toEqual([]);
    }
    const rows = await database().select().from(schema.signingKeys);
    for (const row of rows) {
      expect(JSON.stringify(row)).not.toMatch(/"(d|p|q|dp|dq|qi)"/);
      expect(Buffer.from(row.privateJwkSealed, 'base64').toString('latin1')).not.toContain('kty');
    }
  });

  it('security 2: the session JWT verifies for five minutes', async () => {
    const { sessionJwt, userId } = await identity().signIn({ email: newEmail() });
    const verifier = verifierOf(identity());
    expect(await verifier.verify(sessionJwt)).toMatchObject({ ok: true, session: { userId } });
    identity().clock.advance(299);
    expect(await verifier.verify(sessionJwt)).toMatchObject({ ok: true });
    identity().clock.advance(2);
    expect(await verifier.verify(sessionJwt)).toEqual({ ok: false, reason: 'expired' });
  });

  it('security 2: a session JWT never outlives its session', async () => {
    const { sessionToken, data } = await identity().signIn({ email: newEmail() }, { minutes: 5 });
    identity().clock.advance(120);
    const end = Date.parse((data.session as { expires_at: string }).expires_at) / 1000;
    expect(decodeJwt(await refresh(sessionToken)).exp).toBe(end);
  });

  it('security 2: a session JWT fits a cookie, however long the user agent', async () => {
    const headers = { 'user-agent': 'x'.repeat(4_000) };
    const { sessionJwt } = await identity().signIn(
      { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` },
      { headers },
    );
    expect(sessionJwt.length).toBeLessThan(2_500);
  });

  it('security 2: a key rotation signs nobody out', async () => {
    const { sessionToken, sessionJwt: before } = await identity().signIn({ email: newEmail() });
    const verifier = verifierOf(identity());
    expect(await verifier.verify(before)).toMatchObject({ ok: true });
    const { clock, settings } = identity();
    await rotateSigningKey(database(), {
      secret: testSecret,
      jwtSeconds: settings.lifetimes.jwtSeconds,
      now: clock.now(),
    });

    const during = await refresh(sessionToken);
    expect(decodeProtectedHeader(during).kid).toBe(decodeProtectedHeader(before).kid);
    clock.advance(60);
    const after = await refresh(sessionToken);
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    for (const jwt of [before, during, after]) expect(await verifier.verify(jwt)).toMatchObject({ ok: true });

    clock.advance(200);
    expect(await verifierOf(identity()).verify(during)).toMatchObject({ ok: true });
    clock.advance(160);
    const kids = (await publishedKeys()).map(({ kid }) => kid);
    expect(kids).not.toContain(decodeProtectedHeader(before).kid);
    expect(kids).toContain(decodeProtectedHeader(after).kid);
    expect(await verifier.verify(await refresh(sessionToken))).toMatchObject({ ok: true });
  });

  it('security 2: with another secret nothing is signed', async () => {
    await identity().signIn({ email: newEmail() });
    const other = await startIdentity({
      db: database(),
      secret: 'another-secret-of-more-than-32-characters',
    });
    const email = newEmail();
    const methodId = await other.sendCode({ email });
    const answer = await other.enterCode(methodId, await other.readCode(email));
    expect(answer.body).toMatchObject({ status_code: 500, error_type: 'internal_server_error' });
    await other.close();
  });
});
