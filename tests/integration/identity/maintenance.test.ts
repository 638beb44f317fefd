import { expect, it } from 'vitest';
import { schema } from '@/server/database';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

describeIdentity('maintenance', ({ identity, database }) => {
  const count = (table: 'oneTimeCodes' | 'sessions' | 'revokedSessions' | 'rateLimits' | 'securityEvents') =>
    database().$count(schema[table]);

  it('security 31: what is long over is dropped, what still counts is kept', async () => {
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
});
