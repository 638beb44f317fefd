import { expect, it } from 'vitest';
import { schema } from '@/server/database';
import { rotateSigningKey } from '@/server/identity-provider/jwks/keys';
import { testSecret } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

describeIdentity('maintenance', ({ identity, database }) => {
  const count = (table: 'oneTimeCodes' | 'sessions' | 'revokedSessions' | 'rateLimits' | 'securityEvents') =>
    database().$count(schema[table]);

  it('security 31: expired rows are deleted, live ones stay', async () => {
    const gone = await identity().signIn({ email: newEmail() }, { minutes: 5 });
    const { sessionToken } = gone;
    await identity().call('/sdk/v1/sessions/revoke', { method: 'POST', sessionToken });
    const kept = await identity().signIn({ email: newEmail() }, { minutes: 600 });
    identity().clock.advance(2.5 * 3_600);
    const { sessionToken: alive } = kept;
    const answer = await identity().call('/sdk/v1/sessions/authenticate', { sessionToken: alive, body: {} });
    expect(answer.status).toBe(200);
    expect(await count('sessions')).toBe(1);
    expect([await count('oneTimeCodes'), await count('revokedSessions'), await count('rateLimits')]).toEqual([
      0, 0, 0,
    ]);
    expect(await count('securityEvents')).toBeGreaterThan(0);
    identity().clock.advance(181 * 24 * 3_600);
    await identity().call('/sdk/v1/sessions/authenticate', { sessionToken: alive, body: {} });
    expect(await count('securityEvents')).toBe(0);
  });

  it('security 2: a key that no longer verifies anything is deleted an hour later', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const former = await database().select().from(schema.signingKeys);
    const now = identity().clock.now();
    const { kid } = await rotateSigningKey(database(), { secret: testSecret, jwtSeconds: 300, now });
    const kids = async () => (await database().select().from(schema.signingKeys)).map((key) => key.kid);
    const use = () => identity().call('/sdk/v1/sessions/authenticate', { sessionToken, body: {} });
    identity().clock.advance(2 * 3_600 - 1);
    const [first] = former;
    expect(await kids()).toContain(first?.kid);
    identity().clock.advance(1);
    expect((await use()).body.error_type).toBe('session_not_found');
    expect(await kids()).toEqual([kid]);
  });
});
