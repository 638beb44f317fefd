import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { schema } from '@/server/database';
import { listOutbox } from '@/server/delivery';
import { readSignedIn, startIdentity, type SignedIn } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

const minute = 60;
const kinds = [
  'emails',
  'phone_numbers',
  'totps',
  'crypto_wallets',
  'oauth',
  'webauthn_registrations',
  'biometric_registrations',
];

describeIdentity('factors', ({ identity, database }) => {
  const remove = (kind: string, id: string, sessionToken?: string) =>
    identity().call(`/sdk/v1/users/${kind}/${id}`, {
      method: 'DELETE',
      ...(sessionToken !== undefined && { sessionToken }),
    });
  const emailsOf = ({ data }: { data: Record<string, unknown> }) =>
    (data.user as { emails: { email_id: string; email: string }[] }).emails;
  const emailIdOf = (signedIn: SignedIn) => emailsOf(signedIn)[0]?.email_id ?? '';

  /** A second address of a signed-in user, added by code. */
  async function attach(to: { email: string } | { phone: string }, first: SignedIn): Promise<SignedIn> {
    const [channel, body] = 'email' in to ? ['email', to] : ['sms', { phone_number: to.phone }];
    const { sessionToken } = first;
    const sent = await identity().call(`/sdk/v1/otps/${channel}/send/secondary`, { sessionToken, body });
    const code = await identity().readCode('email' in to ? to.email : to.phone);
    return readSignedIn(await identity().enterCode(String(sent.data.method_id), code, { sessionToken }));
  }

  /** Simulates an app code just entered in each of a user's sessions. */
  async function proveApp(userId: string, totp_id: string): Promise<void> {
    const rows = await database().select().from(schema.sessions).where(eq(schema.sessions.userId, userId));
    const proof = {
      type: 'totp',
      delivery_method: 'authenticator_app',
      last_authenticated_at: identity().clock.now().toISOString(),
      authenticator_app_factor: { totp_id },
    };
    for (const { id, factors } of rows) {
      await database()
        .update(schema.sessions)
        .set({ factors: [...factors, proof] })
        .where(eq(schema.sessions.id, id));
    }
  }

  /** Adds one factor of each kind that no call can add here without its own proof. */
  async function addOneOfEach(userId: string): Promise<Record<string, string>> {
    const db = database();
    const id = randomUUID();
    const later = new Date(identity().clock.now().getTime() + 3_600_000);
    const ids = {
      phone_numbers: `phone-number-test-${id}`,
      totps: `totp-test-${id}`,
      crypto_wallets: `crypto-wallet-test-${id}`,
      oauth: `oauth-user-registration-test-${id}`,
      webauthn_registrations: `webauthn-registration-test-${id}`,
    };
    await db
      .insert(schema.contactMethods)
      .values({ id: ids.phone_numbers, userId, kind: 'phone', address: `+44${id}`, verified: true });
    await db
      .insert(schema.totps)
      .values({ id: ids.totps, userId, seedSealed: 'x', verified: true, expiresAt: later });
    await proveApp(userId, ids.totps);
    await db
      .insert(schema.cryptoWallets)
      .values({ id: ids.crypto_wallets, userId, type: 'ethereum', address: `0x${id}` });
    await db
      .insert(schema.oauthRegistrations)
      .values({ id: ids.oauth, userId, provider: 'google', subject: id });
    await db.insert(schema.webauthnRegistrations).values({
      id: ids.webauthn_registrations,
      userId,
      credentialId: id,
      publicKey: 'x',
      counter: 0,
      name: 'Phone',
      domain: 'localhost',
    });
    return ids;
  }

  it('SPEC 7: each kind of factor is deleted, and the answer has the user without it', async () => {
    const first = await identity().signIn({ email: newEmail() });
    const second = await attach({ phone: '+442079460143' }, await attach({ email: newEmail() }, first));
    const user = second.data.user as { phone_numbers: { phone_id: string }[] };
    const ids: Record<string, string> = {
      ...(await addOneOfEach(first.userId)),
      emails: emailIdOf(second),
      phone_numbers: user.phone_numbers[0]?.phone_id ?? '',
    };
    for (const [kind, id] of Object.entries(ids)) {
      const { status, data } = await remove(kind, id, second.sessionToken);
      expect(status, kind).toBe(200);
      expect(data).toMatchObject({ user_id: first.userId, user: data.__user });
      expect(JSON.stringify(data.user)).not.toContain(id);
      expect((await remove(kind, id, second.sessionToken)).body.error_type).toBe('factor_not_found');
    }
    const events = await database()
      .select()
      .from(schema.securityEvents)
      .where(eq(schema.securityEvents.userId, first.userId));
    const removed = events.filter(({ kind }) => kind === 'factor_removed').map(({ detail }) => detail.factor);
    expect(removed.sort()).toEqual(Object.keys(ids).sort());
  });

  it.each(kinds)(
    'security 18: %s of another user answers exactly like one that does not exist',
    async (kind) => {
      const other = await identity().signIn({ email: newEmail() });
      const theirs: Record<string, string> = {
        ...(await addOneOfEach(other.userId)),
        emails: emailIdOf(other),
        biometric_registrations: 'biometric-registration-test-1',
      };
      identity().clock.advance(minute);
      const { sessionToken } = await identity().signIn({ email: newEmail() });
      const withoutRequestId = async (id: string) => {
        const { status, body } = await remove(kind, id, sessionToken);
        return { status, ...body, request_id: '' };
      };
      const foreign = await withoutRequestId(theirs[kind] ?? '');
      expect(foreign).toMatchObject({ status: 404, error_type: 'factor_not_found' });
      expect(foreign).toEqual(await withoutRequestId('email-test-nobody'));
      expect(await withoutRequestId('%00')).toMatchObject({ error_type: 'factor_not_found' });
      const { data } = await identity().call('/sdk/v1/users/me', { sessionToken: other.sessionToken });
      expect(JSON.stringify(data)).toContain(
        theirs[kind === 'biometric_registrations' ? 'emails' : kind] ?? '',
      );
    },
  );

  it.each(kinds)(
    'security 16: %s are deleted after a fresh sign-in only, by the signed-in user',
    async (kind) => {
      const { sessionToken } = await identity().signIn({ email: newEmail() });
      identity().clock.advance(10 * minute + 1);
      expect((await remove(kind, 'email-test-1', sessionToken)).body).toMatchObject({
        status_code: 401,
        error_type: 'stale_factors',
      });
      expect((await remove(kind, 'email-test-1')).body.error_type).toBe('unauthorized_credentials');
    },
  );

  it('security 16: the last sign-in method stays; authenticator apps and passwords alone do not count as one', async () => {
    const signedIn = await identity().signIn({ email: newEmail() });
    const { userId, sessionToken } = signedIn;
    const { totps = '', ...others } = await addOneOfEach(userId);
    await database()
      .insert(schema.passwords)
      .values({ userId, id: `password-test-${userId}`, hash: 'x' });
    for (const [kind, id] of Object.entries(others)) {
      expect((await remove(kind, id, sessionToken)).status).toBe(200);
    }
    const last = await remove('emails', emailIdOf(signedIn), sessionToken);
    expect(last.body).toMatchObject({ status_code: 400, error_type: 'last_factor' });
    const { data } = await identity().call('/sdk/v1/users/me', { sessionToken });
    expect(data.emails).toHaveLength(1);
    expect((await remove('totps', totps, sessionToken)).status).toBe(200);
  });

  it('security 16: an unverified address is no sign-in method', async () => {
    const signedIn = await identity().signIn({ email: newEmail() });
    await database()
      .insert(schema.contactMethods)
      .values({
        id: `email-test-${randomUUID()}`,
        userId: signedIn.userId,
        kind: 'email',
        address: newEmail(),
      });
    const last = await remove('emails', emailIdOf(signedIn), signedIn.sessionToken);
    expect(last.body.error_type).toBe('last_factor');
  });

  it('security 16: of two last factors that are deleted concurrently one stays', async () => {
    const first = await identity().signIn({ email: newEmail() });
    const { sessionToken, ...second } = await attach({ email: newEmail() }, first);
    const answers = await Promise.all(
      emailsOf(second).map(({ email_id }) => remove('emails', email_id, sessionToken)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { data } = await identity().call('/sdk/v1/users/me', { sessionToken });
    expect(data.emails).toHaveLength(1);
  });

  it('security 16: the session survives the removal of its factor', async () => {
    const first = await identity().signIn({ email: newEmail() });
    identity().clock.advance(minute);
    const { sessionToken, ...second } = await attach({ email: newEmail() }, first);
    expect((await remove('emails', emailIdOf(first), sessionToken)).status).toBe(200);
    const { data } = await identity().call('/sdk/v1/sessions/authenticate', { sessionToken, body: {} });
    const [, kept] = emailsOf(second);
    expect(data.session).toMatchObject({
      session_id: first.sessionId,
      authentication_factors: [{ email_factor: { email_id: kept?.email_id } }],
    });
    expect((data.session as { authentication_factors: unknown[] }).authentication_factors).toHaveLength(1);
  });

  it('security 16: a user is notified by e-mail that a factor was added or removed', async () => {
    const email = newEmail();
    const first = await identity().signIn({ email });
    identity().clock.advance(minute);
    const notices = async (recipient: string) =>
      (await listOutbox(database(), { limit: 200, now: identity().clock.now() }))
        .filter((message) => message.recipient === recipient && !/\d{6}/.test(message.body))
        .map(({ body }) => body.split('\n')[0]);
    expect(await notices(email)).toEqual([]);
    const added = newEmail();
    const { sessionToken } = await attach({ email: added }, first);
    expect(await notices(email)).toEqual(['An e-mail address was added to your Waybill account.']);
    expect((await remove('emails', emailIdOf(first), sessionToken)).status).toBe(200);
    expect(await notices(email)).toContain('An e-mail address was removed from your Waybill account.');
    expect(await notices(added)).toContain('An e-mail address was removed from your Waybill account.');
  });
});

describeIdentity('search', ({ identity, database }) => {
  const search = (over: { call: ReturnType<typeof identity>['call'] }, email: unknown) =>
    over.call('/sdk/v1/users/search', { body: { email } });

  it('security 11: by default a search answers alike for known and unknown addresses', async () => {
    const email = newEmail();
    await identity().signIn({ email });
    const [known, unknown] = [await search(identity(), email), await search(identity(), newEmail())];
    expect(known.data.userType).toBe('passwordless');
    expect({ ...known.data, request_id: '' }).toEqual({ ...unknown.data, request_id: '' });
  });

  it('security 11: with REVEAL_ADDRESSES a search returns an address’s sign-in methods', async () => {
    const { clock } = identity();
    const open = await startIdentity({ db: database(), clock, environment: { REVEAL_ADDRESSES: 'true' } });
    const email = newEmail();
    const { userId } = await identity().signIn({ email });
    const types = [(await search(open, newEmail())).data.userType, (await search(open, email)).data.userType];
    await database()
      .insert(schema.passwords)
      .values({ userId, id: `password-test-${userId}`, hash: 'x' });
    expect([...types, (await search(open, email.toUpperCase())).data.userType]).toEqual([
      'new',
      'passwordless',
      'password',
    ]);
    await open.close();
  });

  it('SPEC 7: no member is found where there are no organizations', async () => {
    const body = { email_address: newEmail(), organization_id: 'organization-test-1' };
    const answer = await identity().call('/sdk/v1/b2b/organizations/members/search', { body });
    expect(answer).toMatchObject({ status: 200, data: { member: null } });
  });

  it('security 11: a client may search 30 times a minute', async () => {
    for (let count = 0; count < 30; count += 1) await search(identity(), newEmail());
    const refused = await search(identity(), newEmail());
    expect(refused).toMatchObject({ status: 429, body: { error_type: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    identity().clock.advance(minute);
    expect((await search(identity(), newEmail())).status).toBe(200);
  });

  it.each([
    ['/sdk/v1/users/search', { email: 7 }, 'email must be a string.'],
    ['/sdk/v1/b2b/organizations/members/search', { organization_id: 'x' }, 'email_address must be a string.'],
  ])('SPEC 5: %s checks its arguments', async (path, body, message) => {
    const answer = await identity().call(path, { body });
    expect(answer.body.body).toEqual([expect.objectContaining({ message })]);
    expect((await search(identity(), 'no address')).body.error_type).toBe('invalid_email');
  });
});

describeIdentity('untrusted metadata', ({ identity }) => {
  async function customer() {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const put = (untrusted_metadata: object) =>
      identity().call('/sdk/v1/users/me', { method: 'PUT', sessionToken, body: { untrusted_metadata } });
    const kept = async () =>
      (await identity().call('/sdk/v1/users/me', { sessionToken })).data.untrusted_metadata;
    return { put, kept };
  }

  it('SPEC 7: PUT /users/me sets the given keys, null removes one, and the others stay', async () => {
    const { put, kept } = await customer();
    await put({ theme: 'dark', page: { size: 20, sort: 'new' }, seen: true });
    const changed = await put({ page: { size: 50 }, seen: null, none: null, language: 'en' });
    const expected = { theme: 'dark', page: { size: 50 }, language: 'en' };
    expect(changed.data.__user).toMatchObject({ untrusted_metadata: expected });
    expect(await kept()).toEqual(expected);
    await put({});
    expect(await kept()).toEqual(expected);
  });

  it('security 22: its total size is limited, and a change beyond the limit changes nothing', async () => {
    const { put, kept } = await customer();
    const keys = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, index]));
    await put(keys);
    expect((await put({ more: 1 })).body.error_type).toBe('metadata_too_many_keys');
    expect((await put({ key0: 'x'.repeat(5_000) })).body.error_type).toBe('metadata_too_large');
    expect(await kept()).toEqual(keys);
    expect((await put({ key0: null, more: 1 })).status).toBe(200);
  });

  it('of twenty concurrent changes none is lost', async () => {
    const { put, kept } = await customer();
    const names = Array.from({ length: 20 }, (_, index) => `key${index}`);
    await Promise.all(names.map((name) => put({ [name]: name })));
    expect(await kept()).toEqual(Object.fromEntries(names.map((name) => [name, name])));
  });
});
