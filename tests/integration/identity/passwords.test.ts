import { createHash } from 'node:crypto';
import type * as argon2 from '@node-rs/argon2';
import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '@/server/database';
import { readSignedIn, startIdentity, type CallOptions, type SignedIn } from '@/tests/support/identity';
import {
  fiftyAtOnce,
  flowsOf,
  newProofKey,
  outward,
  readLink,
  readMail,
  readToken,
  signInAndSetPassword,
  strongPassword,
} from '@/tests/support/identity-links';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const actual = await importOriginal<typeof argon2>();
  return { ...actual, verify: vi.fn(actual.verify) };
});

const passwords = '/sdk/v1/passwords';
const otherPassword = 'kwijibo-7-Lanterns-drift';
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

describeIdentity('passwords', ({ identity, database }) => {
  beforeEach(() => {
    vi.mocked(verify).mockClear();
  });

  const call = (path: string, body: object, options: CallOptions = {}) =>
    identity().call(`${passwords}${path}`, { ...options, body: { session_duration_minutes: 60, ...body } });
  const authenticate = (email: string, password: string, options?: CallOptions) =>
    call('/authenticate', { email, password }, options);
  const change = (email: string, existing_password: string, new_password: string, options?: CallOptions) =>
    call('/existing_password/reset', { email, existing_password, new_password }, options);
  const reset = (token: string, code_verifier: string | undefined, password = otherPassword) =>
    call('/email/reset', { token, code_verifier, password });

  async function customer(password = strongPassword): Promise<SignedIn & { email: string }> {
    const email = newEmail();
    const signedIn = await signInAndSetPassword(identity(), email, password);
    identity().clock.advance(60);
    return { ...signedIn, email };
  }

  /** Requests a reset and reads its link. */
  async function sent(email: string, body: object = {}) {
    const key = newProofKey();
    const answer = await call('/email/reset/start', { email, code_challenge: key.challenge, ...body });
    expect([answer.status, answer.body.error_type]).toEqual([200, undefined]);
    return { key, token: await readToken(database(), email) };
  }

  const passwordOf = async (userId: string) => {
    const rows = await database().select().from(schema.passwords).where(eq(schema.passwords.userId, userId));
    return rows[0];
  };
  const liveSessionsOf = async (userId: string) => {
    const rows = await database().select().from(schema.sessions).where(eq(schema.sessions.userId, userId));
    return rows.filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id);
  };
  const contactsOf = (email: string) =>
    database().select().from(schema.contactMethods).where(eq(schema.contactMethods.address, email));

  it('SPEC 7: a password opens a session in the shape the SDK reads', async () => {
    const { email, userId } = await customer();
    const { status, data } = await authenticate(email.toUpperCase(), strongPassword);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      user_id: userId,
      session: {
        authentication_factors: [
          {
            type: 'password',
            delivery_method: 'knowledge',
            last_authenticated_at: identity().clock.now().toISOString(),
          },
        ],
      },
      user: { password: { password_id: matching(/^password-test-/), requires_reset: false } },
    });
    expect(data.__user).toEqual(data.user);
  });

  it('SPEC 4: with a session a password steps it up', async () => {
    const { email, sessionToken, sessionId } = await customer();
    const stepped = readSignedIn(await authenticate(email, strongPassword, { sessionToken }));
    expect(stepped.sessionId).toBe(sessionId);
    expect(stepped.sessionToken).not.toBe(sessionToken);
  });

  it('SPEC 7: a customer who verified the address recently creates its password', async () => {
    const email = newEmail();
    const me = await identity().signIn({ email });
    const created = await call('', { email, password: strongPassword }, { sessionToken: me.sessionToken });
    expect(created.status).toBe(200);
    expect(readSignedIn(created)).toMatchObject({ sessionId: me.sessionId, userId: me.userId });
    const emails = (await contactsOf(email)).map(({ id }) => id);
    expect(emails).toEqual([created.data.email_id]);
    expect((await authenticate(email, strongPassword)).status).toBe(200);
  });

  it('security 11: for anybody else create answers every address alike, and creates no user', async () => {
    const { email } = await customer();
    const other = await identity().signIn({ email: newEmail() });
    const unknown = [newEmail(), newEmail()] as const;
    const answers = [
      await call('', { email, password: otherPassword }),
      await call('', { email: unknown[0], password: otherPassword }),
      await call('', { email: unknown[1], password: otherPassword }, { sessionToken: other.sessionToken }),
    ];
    expect(answers[0]?.body).toMatchObject({ status_code: 400, error_type: 'email_verification_required' });
    expect(new Set(answers.map((answer) => JSON.stringify(outward(answer)))).size).toBe(1);
    for (const address of [email, ...unknown]) {
      expect(await flowsOf(database(), 'password_reset', address)).toHaveLength(1);
      expect((await readMail(database(), address)).subject).toBe('Choose your Waybill password');
    }
    for (const address of unknown) expect(await contactsOf(address)).toHaveLength(0);
    const again = [email, unknown[0]].map((address) => call('', { email: address, password: otherPassword }));
    const [one, two] = (await Promise.all(again)).map(outward);
    expect(one).toEqual(two);
  });

  it('security 11, 12: a password that a stranger set at create opens nothing, before and after the owner signs up', async () => {
    const { email } = await customer();
    const fresh = newEmail();
    for (const address of [email, fresh]) await call('', { email: address, password: otherPassword });
    expect((await authenticate(email, otherPassword)).status).toBe(401);
    const mine = 'Mulberry.Ferry.19.Tango';
    const chosen = readSignedIn(await reset(await readToken(database(), fresh), undefined, mine));
    expect((await contactsOf(fresh))[0]).toMatchObject({ userId: chosen.userId, verified: true });
    expect((await authenticate(fresh, otherPassword)).status).toBe(401);
    expect((await authenticate(fresh, mine)).data.user_id).toBe(chosen.userId);
  });

  it('security 11: only the setting makes answers differ for known and unknown addresses', async () => {
    const { email } = await customer();
    const { clock } = identity();
    const telling = await startIdentity({
      db: database(),
      clock,
      environment: { REVEAL_ADDRESSES: 'true' },
    });
    const body = { email, password: otherPassword, session_duration_minutes: 60 };
    const created = await telling.call(passwords, { body });
    expect(created.body).toMatchObject({ status_code: 400, error_type: 'duplicate_email' });
    const start = { email: newEmail(), code_challenge: newProofKey().challenge };
    const started = await telling.call(`${passwords}/email/reset/start`, { body: start });
    expect(started.body).toMatchObject({ status_code: 404, error_type: 'email_not_found' });
    await telling.close();
  });

  it('security 12: a password is stored as argon2id with 19 MiB, two passes, one lane', async () => {
    const { userId } = await customer();
    expect((await passwordOf(userId))?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('security 12: a hash of weaker parameters is replaced at the next sign-in', async () => {
    const { email, userId } = await customer();
    const weak = await hash(strongPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await database().update(schema.passwords).set({ hash: weak }).where(eq(schema.passwords.userId, userId));
    const before = await passwordOf(userId);
    expect((await authenticate(email, strongPassword)).status).toBe(200);
    const after = await passwordOf(userId);
    expect(after?.hash).toContain('m=19456,t=2');
    expect(after).toMatchObject({ id: before?.id, changedAt: before?.changedAt });
    expect((await authenticate(email, strongPassword)).status).toBe(200);
    expect((await passwordOf(userId))?.hash).toBe(after?.hash);
  });

  it('security 12: eight to 128 characters of any script, exactly as typed', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const set = async (password: string) =>
      (await call('/session/reset', { password }, { sessionToken })).body.error_type;
    const long = Array.from(strongPassword + '🦆🧭🪁🎺🛶🪀🥨🧵'.repeat(16));
    expect(await set('🦆🧭🪁🎺🛶🪀🥨')).toBe('weak_password');
    expect(await set('🦆🧭🪁🎺🛶🪀🥨🧵')).toBeUndefined();
    expect(await set(long.slice(0, 128).join(''))).toBeUndefined();
    expect(await set(long.slice(0, 129).join(''))).toBe('weak_password');
    expect(await set('  spaces are kept, Ångström  ')).toBeUndefined();
  });

  it('security 12: composed and decomposed letters are the same password, and nothing else is', async () => {
    const { email } = await customer(' Ångström mit Käse 9 ');
    expect((await authenticate(email, ' Ångström mit Käse 9 '.normalize('NFD'))).status).toBe(200);
    for (const password of ['Ångström mit Käse 9', ' ångström mit Käse 9 ', ' Angstrom mit Kase 9 ']) {
      expect((await authenticate(email, password)).status).toBe(401);
    }
  });

  it('security 12: breached passwords, guessable ones and those derived from the address are refused', async () => {
    const email = newEmail().replace('customer', 'leopoldine.zwetschke');
    const [name = ''] = email.split('@');
    const { sessionToken } = await identity().signIn({ email });
    const set = (password: string) => call('/session/reset', { password }, { sessionToken });
    for (const password of ['password1', 'PASSWORD1', 'iloveyou1']) {
      expect((await set(password)).body).toMatchObject({ status_code: 400, error_type: 'breached_password' });
    }
    for (const password of ['aaaaaaaaaaaa', 'abcdefgh1', name, email]) {
      expect((await set(password)).body).toMatchObject({ status_code: 400, error_type: 'weak_password' });
    }
    const details: unknown = (await set('aaaaaaaaaaaa')).body.error_details;
    expect(details).toMatchObject({ feedback: { warning: matching(/easy to guess/) } });
  });

  it('security 12: a change needs the old password and ends the other sessions', async () => {
    const { email, userId, sessionToken, sessionId } = await customer();
    const elsewhere = readSignedIn(await authenticate(email, strongPassword));
    const refused = await change(email, 'not the old one', otherPassword, { sessionToken });
    expect(refused.body.error_type).toBe('unauthorized_credentials');
    expect(await liveSessionsOf(userId)).toHaveLength(2);

    const changed = readSignedIn(await change(email, strongPassword, otherPassword, { sessionToken }));
    expect(changed.sessionId).toBe(sessionId);
    expect(await liveSessionsOf(userId)).toEqual([sessionId]);
    const revoked = await database()
      .select()
      .from(schema.revokedSessions)
      .where(eq(schema.revokedSessions.sessionId, elsewhere.sessionId));
    expect(revoked).toHaveLength(1);
    expect((await authenticate(email, strongPassword)).status).toBe(401);
    expect((await authenticate(email, otherPassword)).status).toBe(200);
  });

  it('security 12: of many concurrent changes one succeeds', async () => {
    const { email, userId } = await customer();
    const answers = await times(5, () => change(email, strongPassword, otherPassword));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await liveSessionsOf(userId)).toHaveLength(1);
  });

  it('security 12: a reset verifies the address, sets the password and ends all other sessions', async () => {
    const { email, userId, sessionId } = await customer();
    const { key, token } = await sent(email);
    const done = await reset(token, key.verifier);
    expect(done.data).toMatchObject({ user_id: userId, user: { emails: [{ email, verified: true }] } });
    expect(await liveSessionsOf(userId)).toEqual([readSignedIn(done).sessionId]);
    expect(await liveSessionsOf(userId)).not.toContain(sessionId);
    expect((await authenticate(email, strongPassword)).status).toBe(401);
    expect((await authenticate(email, otherPassword)).status).toBe(200);
  });

  it('security 12, 13: a reset token has 256 bits, is stored as SHA-256 and works once', async () => {
    const { email } = await customer();
    const { key, token } = await sent(email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [flow] = await flowsOf(database(), 'password_reset', email);
    expect(flow?.digest).toBe(createHash('sha256').update(token).digest('hex'));
    const looked = await identity().call(`${passwords}/email/reset?token=${token}`);
    expect(looked.body.error_type).toBe('route_not_found');
    expect((await reset(token, key.verifier)).status).toBe(200);
    const again = await reset(token, key.verifier);
    expect(again.body).toMatchObject({
      status_code: 401,
      error_type: 'unable_to_auth_password_reset_token',
    });
  });

  it('security 12: fifty concurrent uses of a reset token create one session', async () => {
    const { email, userId } = await customer();
    const { key, token } = await sent(email);
    const [flow] = await flowsOf(database(), 'password_reset', email);
    const password = { password: otherPassword, session_duration_minutes: 60 };
    const body = { token, code_verifier: key.verifier, ...password };
    const answers = await fiftyAtOnce({
      db: database(),
      clock: identity().clock,
      flowId: flow?.id ?? '',
      call: (server) => server.call(`${passwords}/email/reset`, { body }),
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await liveSessionsOf(userId)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error_type);
    expect([...new Set(refusals)]).toEqual(['unable_to_auth_password_reset_token']);
  });

  it('security 12: a reset link is valid for 30 minutes, and never longer than an hour', async () => {
    const { email } = await customer();
    const life = async (body: object) => {
      await sent(email, body);
      identity().clock.advance(60);
      const flow = (await flowsOf(database(), 'password_reset', email)).at(-1);
      return (flow?.expiresAt.getTime() ?? 0) - (flow?.createdAt.getTime() ?? 0);
    };
    expect(await life({})).toBe(1_800_000);
    expect(await life({ reset_password_expiration_minutes: 5 })).toBe(300_000);
    expect(await life({ reset_password_expiration_minutes: 10_080 })).toBe(3_600_000);
    const { key, token } = await sent(email);
    identity().clock.advance(1_800);
    expect((await reset(token, key.verifier)).body.error_type).toBe('unable_to_auth_password_reset_token');
  });

  it('security 12: a pending reset link is void after a change', async () => {
    const { email } = await customer();
    const { key, token } = await sent(email);
    await change(email, strongPassword, otherPassword);
    expect((await reset(token, key.verifier)).body.error_type).toBe('unable_to_auth_password_reset_token');
  });

  it('SPEC 4: a reset requires the proof key it was started with; a refused password does not use it up', async () => {
    const { email } = await customer();
    const without = await call('/email/reset/start', { email });
    expect(without.body.error_type).toBe('missing_pkce_code_challenge');
    const { key, token } = await sent(email);
    expect((await reset(token, undefined)).body.error_type).toBe('pkce_expected_code_verifier');
    expect((await reset(token, newProofKey().verifier)).body.error_type).toBe('pkce_mismatch');
    expect((await reset(token, key.verifier, 'password1')).body.error_type).toBe('breached_password');
    expect((await reset(token, key.verifier)).status).toBe(200);
  });

  it('security 7: a reset link redirects to this portal only', async () => {
    const { email } = await customer();
    const { challenge } = newProofKey();
    for (const name of ['reset_password_redirect_url', 'login_redirect_url']) {
      for (const url of [
        'https://elsewhere.example/',
        'blob:http://localhost:3000/id',
        'filesystem:http://localhost:3000/temporary/x',
        'http://localhost:3000/\tauth',
        '/..//elsewhere.example',
      ]) {
        const body = { email, code_challenge: challenge, [name]: url };
        const refused = await call('/email/reset/start', body);
        expect([url, refused.body.error_type]).toEqual([url, 'invalid_password_reset_redirect_url']);
      }
    }
    const { token } = await sent(email, { reset_password_redirect_url: '/auth/newpassword?from=mail' });
    const link = await readLink(database(), email);
    expect(link.href).toBe(
      `${identity().settings.publicOrigin}/auth/newpassword?from=mail&stytch_token_type=reset_password&token=${token}`,
    );
  });

  it('security 11: a reset for an unknown address is answered like one for a known address, at the same cost', async () => {
    const { email } = await customer();
    const unknown = newEmail();
    const start = (address: string) =>
      call('/email/reset/start', { email: address, code_challenge: newProofKey().challenge });
    expect(outward(await start(unknown))).toEqual(outward(await start(email)));
    for (const address of [email, unknown]) {
      expect(await flowsOf(database(), 'password_reset', address)).toHaveLength(1);
    }
    const notice = await readMail(database(), unknown);
    expect(notice.body).toContain('requested a link to set a new Waybill password');
    expect(notice.body).not.toContain('http');
    expect(outward(await start(unknown))).toEqual(outward(await start(email)));
  });

  it('security 11: unknown, without a password, wrong and locked take the same work and get the same answer', async () => {
    const { email, userId } = await customer();
    const none = newEmail();
    await identity().signIn({ email: none });
    const attempts: [string, string][] = [
      [newEmail(), strongPassword],
      [none, strongPassword],
      [email, 'not this one'],
    ];
    const answers = [];
    for (const [address, password] of attempts) answers.push(await authenticate(address, password));
    for (let tries = 1; tries < 10; tries += 1) answers.push(await authenticate(email, 'nor this'));
    answers.push(await authenticate(email, strongPassword));
    expect(answers[0]?.body).toMatchObject({ status_code: 401, error_type: 'unauthorized_credentials' });
    expect(new Set(answers.map((answer) => JSON.stringify(outward(answer)))).size).toBe(1);

    const compared = vi.mocked(verify).mock.calls.map(([stored]) => String(stored));
    expect(compared).toHaveLength(answers.length);
    const parametersOf = (stored: string) => stored.split('$').slice(1, 4).join('$');
    const right = (await passwordOf(userId))?.hash ?? '';
    expect(new Set(compared.map(parametersOf))).toEqual(new Set([parametersOf(right)]));

    const counted = await database().select().from(schema.rateLimits);
    const failures = counted.filter(({ key }) => key.startsWith('sign-in:failures:'));
    expect(failures.length).toBeGreaterThanOrEqual(3);
    identity().clock.advance(3_600);
    expect((await authenticate(email, strongPassword)).status).toBe(200);
  });

  it('security 9: ten failures over passwords and codes together lock both, and a session stays', async () => {
    const { email, sessionToken } = await customer();
    for (let tries = 0; tries < 5; tries += 1) await authenticate(email, 'not this one');
    const methodId = await identity().sendCode({ email });
    for (let tries = 0; tries < 5; tries += 1) await identity().enterCode(methodId, 'wrong!');
    expect((await authenticate(email, strongPassword)).status).toBe(401);
    const changed = await change(email, strongPassword, otherPassword, { sessionToken });
    expect(changed.status).toBe(401);
    const stays = await identity().call('/sdk/v1/sessions/authenticate', { sessionToken, body: {} });
    expect(stays.status).toBe(200);
  });

  it('security 9: among many concurrent tries the right password is refused after the tenth wrong one', async () => {
    const { email } = await customer();
    const compare = vi.mocked(verify).getMockImplementation();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const started = new Promise<void>((resolve) => {
      vi.mocked(verify).mockImplementationOnce(async (...given) => {
        resolve();
        await held;
        return compare?.(...given) ?? false;
      });
    });
    const right = authenticate(email, strongPassword);
    await started;
    for (let tries = 0; tries < 10; tries += 1) await authenticate(email, 'not this one');
    goOn();
    expect((await right).status).toBe(401);
  });

  it('security 9: a client may try sixty passwords a minute', async () => {
    for (let tries = 0; tries < 60; tries += 1) {
      expect((await call('/authenticate', { email: 'not an address', password: 'x' })).status).toBe(400);
    }
    const refused = await authenticate(newEmail(), strongPassword);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const elsewhere = { headers: { 'x-waybill-client': '198.51.100.201' } };
    expect((await authenticate(newEmail(), strongPassword, elsewhere)).status).toBe(401);
  });

  it('security 16: a session sets a password only soon after authentication, which it does not refresh', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    identity().clock.advance(540);
    const set = () => call('/session/reset', { password: strongPassword }, { sessionToken });
    expect((await set()).status).toBe(200);
    identity().clock.advance(61);
    expect((await set()).body).toMatchObject({ status_code: 401, error_type: 'stale_factors' });
    const guest = await call('/session/reset', { password: strongPassword });
    expect(guest.body.error_type).toBe('unauthorized_credentials');
  });

  it('security 12: setting it by a session ends the others, and requires an address to sign in with', async () => {
    const { email, userId } = await customer();
    const methodId = await identity().sendCode({ email });
    const now = readSignedIn(await identity().enterCode(methodId, await identity().readCode(email)));
    expect(await liveSessionsOf(userId)).toHaveLength(2);
    const body = { password: otherPassword, session_duration_minutes: undefined };
    const set = await call('/session/reset', body, { sessionToken: now.sessionToken });
    expect(readSignedIn(set)).toMatchObject({ sessionId: now.sessionId, sessionToken: now.sessionToken });
    expect(await liveSessionsOf(userId)).toEqual([now.sessionId]);
    const phone = await identity().signIn({ phone: '+442079460155' });
    const nowhere = await call('/session/reset', body, { sessionToken: phone.sessionToken });
    expect(nowhere.body.error_type).toBe('email_verification_required');
  });

  it('SPEC 7: the strength check answers in the shape the SDK reads, without a session', async () => {
    const check = async (password: string, email?: string) =>
      (await identity().call(`${passwords}/strength_check`, { body: { password, email } })).data;
    expect(await check('password1')).toMatchObject({
      valid_password: false,
      score: 0,
      breached_password: true,
      breach_detection_on_create: true,
      strength_policy: 'zxcvbn',
      feedback: {
        warning: matching(/commonly used/),
        luds_requirements: {
          has_lower_case: true,
          has_upper_case: false,
          has_digit: true,
          has_symbol: false,
          missing_complexity: 0,
          missing_characters: 0,
        },
      },
    });
    const short = await check('x7$Q');
    expect(short).toMatchObject({ feedback: { luds_requirements: { missing_characters: 4 } } });
    expect(JSON.stringify(short.feedback)).toContain('Use 8 to 128 characters.');
    const name = 'leopoldinezwetschke';
    expect(await check(name)).toMatchObject({ valid_password: true });
    expect(await check(name, `${name}@waybill.example`)).toMatchObject({ valid_password: false, score: 0 });
  });

  it('security 11: the strength check does not look an address up, and is limited per client', async () => {
    const { email } = await customer();
    const check = (address: string) =>
      identity().call(`${passwords}/strength_check`, { body: { password: 'x', email: address } });
    expect(outward(await check(newEmail()))).toEqual(outward(await check(email)));
    for (let checks = 2; checks < 60; checks += 1) await check('a');
    const refused = await check(email);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await authenticate(email, strongPassword)).status).toBe(200);
  });

  const string = (name: string) => [{ [name]: 5 }, `${name} must be a string.`] as const;
  const minutes = [{ session_duration_minutes: '60' }, 'session_duration_minutes must be a number.'] as const;
  const life = [
    { reset_password_expiration_minutes: '5' },
    'reset_password_expiration_minutes must be a number.',
  ] as const;
  it.each([
    ['', ...string('email')],
    ['', ...string('password')],
    ['', ...minutes],
    ['/authenticate', ...string('email')],
    ['/authenticate', ...string('password')],
    ['/authenticate', ...minutes],
    ['/email/reset/start', ...string('email')],
    ['/email/reset/start', ...string('login_redirect_url')],
    ['/email/reset/start', ...string('reset_password_redirect_url')],
    ['/email/reset/start', ...string('reset_password_template_id')],
    ['/email/reset/start', ...string('locale')],
    ['/email/reset/start', ...string('code_challenge')],
    ['/email/reset/start', ...life],
    ['/email/reset', ...string('token')],
    ['/email/reset', ...string('password')],
    ['/email/reset', ...string('code_verifier')],
    ['/email/reset', ...minutes],
    ['/existing_password/reset', ...string('email')],
    ['/existing_password/reset', ...string('existing_password')],
    ['/existing_password/reset', ...string('new_password')],
    ['/existing_password/reset', ...minutes],
    ['/strength_check', ...string('email')],
    ['/strength_check', ...string('password')],
  ])('SPEC 5: passwords%s refuses %j', async (path, wrong, message) => {
    const names = ['email', 'password', 'existing_password', 'new_password', 'token', 'code_verifier'];
    const right = Object.fromEntries(names.map((name) => [name, 'x']));
    const { status, body } = await call(path, { ...right, ...wrong });
    expect([status, body.body]).toEqual([400, [expect.objectContaining({ message })]]);
  });

  it('SPEC 5: session/reset checks its arguments', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const wrong = { password: 5, session_duration_minutes: '60' };
    const { body } = await call('/session/reset', wrong, { sessionToken });
    expect(body.body).toEqual([
      expect.objectContaining({ message: 'password must be a string.' }),
      expect.objectContaining({ message: 'session_duration_minutes must be a number.' }),
    ]);
  });

  it('SPEC 5: limits are checked, too', async () => {
    const email = newEmail();
    const { challenge } = newProofKey();
    const start = { email, code_challenge: challenge, reset_password_expiration_minutes: 4 };
    expect((await call('/email/reset/start', start)).body.error_type).toBe('invalid_expiration');
    const at = (session_duration_minutes: number) =>
      call('/authenticate', { email, password: 'x', session_duration_minutes });
    expect((await at(4)).body.error_type).toBe('invalid_session_duration_minutes');
    expect((await authenticate('not an address', 'x')).body.error_type).toBe('invalid_email');
  });
});
