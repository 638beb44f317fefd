import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from '@/server/database';
import { readSignedIn } from '@/tests/support/identity';
import { newEmail } from '@/tests/support/identity-suite';
import { openBrowser } from '@/tests/support/oauth-browser';
import { describeOAuth, failureAt, newPerson } from '@/tests/support/oauth-suite';

describeOAuth('OAuth accounts and users', ({ identity, database, provider }) => {
  const codeSignIn = (email: string) => identity().signIn({ email });
  const registrationsOf = (subject: string) =>
    database().select().from(schema.oauthRegistrations).where(eq(schema.oauthRegistrations.subject, subject));
  const contactOf = async (address: string) => {
    const rows = await database()
      .select()
      .from(schema.contactMethods)
      .where(eq(schema.contactMethods.address, address));
    return rows[0];
  };

  describe('matching an account to a user', () => {
    it('SPEC 7: an address verified on both sides is one user', async () => {
      const person = newPerson();
      const { userId } = await codeSignIn(person.email ?? '');
      provider().person = person;
      const answer = await openBrowser(identity()).signIn('google');
      expect(readSignedIn(answer).userId).toBe(userId);
      expect(answer.data.session).toMatchObject({
        authentication_factors: [{ email_factor: { email_address: person.email } }],
      });
    });

    it('security 15: an address that the provider has not verified opens nobody’s user', async () => {
      const person = newPerson({ verified: false });
      const { userId } = await codeSignIn(person.email ?? '');
      provider().person = person;
      for (const name of ['google', 'microsoft', 'facebook', 'github', 'amazon', 'discord']) {
        const answer = await openBrowser(identity()).signIn(name);
        expect(readSignedIn(answer).userId).not.toBe(userId);
        expect(answer.data.user).toMatchObject({ emails: [] });
        expect(JSON.stringify(answer.data.session)).not.toContain('email_factor');
      }
    });

    it('security 15: Microsoft’s email_verified does not count, only a verified domain does', async () => {
      const person = newPerson();
      const { userId } = await codeSignIn(person.email ?? '');
      provider().person = person;
      provider().claims = { xms_edov: false };
      expect(readSignedIn(await openBrowser(identity()).signIn('microsoft')).userId).not.toBe(userId);
    });

    it('security 15: someone who only claimed an address here does not get its owner’s account', async () => {
      const person = newPerson();
      const squatter = await codeSignIn(newEmail());
      await database()
        .insert(schema.contactMethods)
        .values({
          id: `email-test-${randomUUID()}`,
          userId: squatter.userId,
          kind: 'email',
          address: person.email ?? '',
          verified: false,
        });
      provider().person = person;
      const { userId } = readSignedIn(await openBrowser(identity()).signIn('google'));
      expect(userId).not.toBe(squatter.userId);
      expect(await contactOf(person.email ?? '')).toMatchObject({ userId, verified: true });
    });

    it('security 15: the subject identifies the user, so a changed address stays with its user', async () => {
      const person = newPerson();
      provider().person = person;
      const { userId } = readSignedIn(await openBrowser(identity()).signIn('google'));
      const victim = newEmail();
      await codeSignIn(victim);
      provider().person = { ...person, email: victim };
      expect(readSignedIn(await openBrowser(identity()).signIn('google')).userId).toBe(userId);
    });

    it('SPEC 7: a profile’s address is read in any case, and an invalid one is ignored', async () => {
      const email = newEmail();
      const { userId } = await codeSignIn(email);
      provider().person = newPerson({ email: ` ${email.toUpperCase()} ` });
      expect(readSignedIn(await openBrowser(identity()).signIn('github')).userId).toBe(userId);
      provider().person = newPerson({ email: 'no address', picture: 'http://pictures.example/a.png' });
      const answer = await openBrowser(identity()).signIn('google');
      expect(answer.data).toMatchObject({ profile_picture_url: '', locale: 'en-US', user: { emails: [] } });
    });
  });

  describe('attaching an account', () => {
    const attachToken = async (sessionToken: string, name = 'google') => {
      const answer = await identity().call('/sdk/v1/oauth/attach', {
        sessionToken,
        body: { provider: name },
      });
      return String(answer.data.oauth_attach_token);
    };

    it('SPEC 7: adds the account to the signed-in user, whatever its address', async () => {
      const { userId, sessionToken } = await codeSignIn(newEmail());
      const other = newPerson();
      await codeSignIn(other.email ?? '');
      provider().person = other;
      const query = { oauth_attach_token: await attachToken(sessionToken) };
      const answer = await openBrowser(identity()).signIn('google', { query, sessionToken });
      expect(readSignedIn(answer).userId).toBe(userId);
      const [registration] = await registrationsOf(other.subject);
      expect(registration?.userId).toBe(userId);
      const events = await database()
        .select()
        .from(schema.securityEvents)
        .where(eq(schema.securityEvents.userId, userId));
      expect(events.map(({ kind }) => kind)).toContain('oauth_added');
    });

    it('security 16: requires a session, and a fresh one', async () => {
      const body = { provider: 'google' };
      const without = await identity().call('/sdk/v1/oauth/attach', { body });
      expect(without.body.error_type).toBe('unauthorized_credentials');
      const { sessionToken } = await codeSignIn(newEmail());
      identity().clock.advance(601);
      const stale = await identity().call('/sdk/v1/oauth/attach', { sessionToken, body });
      expect(stale.body).toMatchObject({ status_code: 401, error_type: 'stale_factors' });
    });

    it('SPEC 7: refuses what belongs to another user', async () => {
      provider().person = newPerson();
      await openBrowser(identity()).signIn('google');
      const { sessionToken } = await codeSignIn(newEmail());
      const query = { oauth_attach_token: await attachToken(sessionToken) };
      const location = await openBrowser(identity()).roundTrip('google', { query });
      expect(failureAt(location)).toBe('duplicate_oauth_registration');
    });

    it('security 15: the token is valid for one start at one provider, for five minutes', async () => {
      const { sessionToken } = await codeSignIn(newEmail());
      const start = async (name: string, token: string) =>
        (await openBrowser(identity()).start(name, { oauth_attach_token: token })).location;
      const token = await attachToken(sessionToken);
      expect(failureAt(await start('github', token))).toBe('invalid_oauth_attach_token');
      expect((await start('google', token)).origin).toBe(provider().origin);
      expect(failureAt(await start('google', token))).toBe('invalid_oauth_attach_token');
      const late = await attachToken(sessionToken);
      identity().clock.advance(300);
      expect(failureAt(await start('google', late))).toBe('invalid_oauth_attach_token');
    });

    it('security 15: a victim lured into it attaches nothing', async () => {
      const attacker = await codeSignIn(newEmail());
      const victim = newPerson();
      provider().person = victim;
      const query = { oauth_attach_token: await attachToken(attacker.sessionToken) };
      for (const sessionToken of [undefined, (await codeSignIn(newEmail())).sessionToken]) {
        const answer = await openBrowser(identity()).signIn('google', {
          query,
          ...(sessionToken !== undefined && { sessionToken }),
        });
        expect(answer.status).not.toBe(200);
      }
      expect(await registrationsOf(victim.subject)).toHaveLength(0);
    });
  });
});
