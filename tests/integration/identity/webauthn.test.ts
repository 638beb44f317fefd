import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { schema } from '@/server/database';
import { createAuthenticator, type Authenticator, type Deviation } from '@/tests/support/authenticator';
import { readSignedIn, type CallOptions } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { credentialsOf } from '@/tests/support/navigator-credentials';
import { withSdk } from '@/tests/support/sdk-browser';

const webauthn = '/sdk/v1/webauthn';
const origin = 'http://localhost:3000';
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

const deviations: [string, Deviation][] = [
  ['another origin', { origin: 'http://localhost:3001' }],
  ['an origin that only begins alike', { origin: 'http://localhost:3000.evil.example' }],
  ['another RP id', { rpId: 'evil.example' }],
  ['a made-up challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['the other ceremony’s type', { type: 'payment.get' }],
  ['nobody present', { present: false }],
  ['a user who was not verified', { verified: false }],
];

describeIdentity('passkeys', ({ identity, database }) => {
  const post = (path: string, body: object, options: CallOptions = {}) =>
    identity().call(`${webauthn}${path}`, { ...options, body });
  const startRegister = (sessionToken: string, body: object = {}) =>
    post(
      '/register/start',
      {
        domain: 'localhost',
        user_agent: userAgent,
        return_passkey_credential_options: true,
        ...body,
      },
      { sessionToken },
    );
  const register = (sessionToken: string, credential: string) =>
    post('/register', { public_key_credential: credential, session_duration_minutes: 60 }, { sessionToken });
  const start = (options: CallOptions = {}, body: object = {}) =>
    post(
      `/authenticate/start/${options.sessionToken === undefined ? 'primary' : 'secondary'}`,
      { domain: 'localhost', return_passkey_credential_options: true, ...body },
      options,
    );
  const authenticate = (credential: string, options: CallOptions = {}) =>
    post('/authenticate', { public_key_credential: credential, session_duration_minutes: 60 }, options);

  const creation = async (sessionToken: string, body: object = {}) =>
    (await startRegister(sessionToken, body)).data.public_key_credential_creation_options;
  const request = async (options: CallOptions = {}) =>
    (await start(options)).data.public_key_credential_request_options;
  const signInBy = async (authenticator: Authenticator, deviation: Deviation = {}) =>
    authenticate(authenticator.get(await request(), deviation));

  /** A new user with a passkey and its first count; 0 is an authenticator that does not count. */
  async function addPasskey(counter = 1) {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const authenticator = createAuthenticator(origin);
    const credential = authenticator.create(await creation(sessionToken), { counter });
    const answer = await register(sessionToken, credential);
    return {
      ...readSignedIn(answer),
      authenticator,
      id: String(answer.data.webauthn_registration_id),
    };
  }

  it('SPEC 7: a passkey is registered: options as a JSON string, the user and a factor in the answer', async () => {
    const email = newEmail();
    const { sessionToken, userId, sessionId } = await identity().signIn({ email });
    const started = await startRegister(sessionToken);
    expect(started.data.user_id).toBe(userId);
    const options = started.data.public_key_credential_creation_options;
    expect(JSON.parse(String(options))).toMatchObject({
      rp: { id: 'localhost', name: 'Waybill' },
      user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: email },
      challenge: matching(/^[\w-]{43}$/),
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const answer = await register(sessionToken, createAuthenticator(origin).create(options));
    expect(answer.status).toBe(200);
    const registration = {
      webauthn_registration_id: answer.data.webauthn_registration_id,
      domain: 'localhost',
      user_agent: userAgent,
      authenticator_type: '',
      verified: true,
      name: 'Chrome 142 on Windows 10',
    };
    expect(answer.data).toMatchObject({
      webauthn_registration_id: matching(/^webauthn-registration-test-/),
      user_id: userId,
      user: { webauthn_registrations: [registration] },
      __user: { webauthn_registrations: [registration] },
      session: {
        session_id: sessionId,
        authentication_factors: [
          { type: 'otp' },
          {
            type: 'webauthn',
            delivery_method: 'webauthn_registration',
            last_authenticated_at: identity().clock.now().toISOString(),
            webauthn_factor: {
              webauthn_registration_id: registration.webauthn_registration_id,
              domain: 'localhost',
              user_agent: userAgent.slice(0, 64),
            },
          },
        ],
      },
    });
  });

  it('SPEC 7: a guest signs in with a passkey alone', async () => {
    const { authenticator, userId, sessionId, id } = await addPasskey();
    const started = await start();
    expect(JSON.parse(String(started.data.public_key_credential_request_options))).toMatchObject({
      rpId: 'localhost',
      challenge: matching(/^[\w-]{43}$/),
      allowCredentials: [],
      userVerification: 'required',
    });
    const answer = await signInBy(authenticator);
    expect(answer.data.webauthn_registration_id).toBe(id);
    const signedIn = readSignedIn(answer);
    expect(signedIn.userId).toBe(userId);
    expect(signedIn.sessionId).not.toBe(sessionId);
    expect(answer.data.session).toMatchObject({ authentication_factors: [{ type: 'webauthn' }] });
  });

  it('SPEC 7: a session is stepped up by one of its user’s passkeys', async () => {
    const { authenticator, sessionToken, sessionId } = await addPasskey();
    const options = await request({ sessionToken });
    expect(JSON.parse(String(options))).toMatchObject({
      allowCredentials: [{ id: authenticator.credentialId, type: 'public-key', transports: ['internal'] }],
      userVerification: 'preferred',
    });
    const answer = await authenticate(authenticator.get(options), { sessionToken });
    const stepped = readSignedIn(answer);
    expect(stepped.sessionId).toBe(sessionId);
    expect(stepped.sessionToken).not.toBe(sessionToken);
  });

  it('SPEC 7: register follows the caller’s options, and without a duration the session keeps its end', async () => {
    const { sessionToken, data } = await identity().signIn({ email: newEmail() }, { minutes: 47 });
    identity().clock.advance(61);
    const options = await creation(sessionToken, {
      return_passkey_credential_options: false,
      authenticator_type: 'cross-platform',
      override_id: 'handle',
      override_name: 'Ada',
      override_display_name: 'Ada L.',
      use_base64_url_encoding: true,
    });
    expect(JSON.parse(String(options))).toMatchObject({
      user: { id: Buffer.from('handle').toString('base64url'), name: 'Ada', displayName: 'Ada L.' },
      authenticatorSelection: {
        residentKey: 'preferred',
        userVerification: 'preferred',
        authenticatorAttachment: 'cross-platform',
      },
    });
    const credential = createAuthenticator(origin).create(options, { verified: false });
    const answer = await post('/register', { public_key_credential: credential }, { sessionToken });
    expect(answer.data.session).toMatchObject({
      expires_at: (data.session as { expires_at: string }).expires_at,
    });
    expect(answer.data.user).toMatchObject({
      webauthn_registrations: [{ authenticator_type: 'cross-platform' }],
    });
  });

  it('SPEC 7: a passkey is renamed, to 1 to 128 characters', async () => {
    const { sessionToken, id } = await addPasskey();
    const rename = (name: unknown) =>
      identity().call(`${webauthn}/update/${id}`, { method: 'PUT', sessionToken, body: { name } });
    const renamed = await rename('  Ada’s phone 📱 ');
    expect(renamed.data.webauthn_registration).toMatchObject({
      webauthn_registration_id: id,
      name: 'Ada’s phone 📱',
      domain: 'localhost',
    });
    expect((await rename('🔑'.repeat(128))).status).toBe(200);
    for (const name of ['', '   ', 'x'.repeat(129), 'a\u0000b', '\ud800']) {
      expect((await rename(name)).body.error_type).toBe('invalid_webauthn_registration_name');
    }
    expect((await rename(7)).body.body).toEqual([
      expect.objectContaining({ message: 'name must be a string.' }),
    ]);
  });

  it('SPEC 5: each call checks its arguments by name', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const cases: [path: string, body: object, message: string][] = [
      ['/register/start', { domain: 7 }, 'domain must be a string.'],
      ['/register/start', { domain: 'localhost', user_agent: 7 }, 'user_agent must be a string.'],
      [
        '/register/start',
        { domain: 'localhost', authenticator_type: 1 },
        'authenticator_type must be a string.',
      ],
      [
        '/register/start',
        { domain: 'localhost', return_passkey_credential_options: 'yes' },
        'return_passkey_credential_options must be a boolean.',
      ],
      ['/register/start', { domain: 'localhost', override_id: 7 }, 'override_id must be a string.'],
      ['/register/start', { domain: 'localhost', override_name: {} }, 'override_name must be a string.'],
      [
        '/register/start',
        { domain: 'localhost', override_display_name: [] },
        'override_display_name must be a string.',
      ],
      [
        '/register/start',
        { domain: 'localhost', use_base64_url_encoding: 1 },
        'use_base64_url_encoding must be a boolean.',
      ],
      ['/register', { public_key_credential: {} }, 'public_key_credential must be a string.'],
      [
        '/register',
        { public_key_credential: '{}', session_duration_minutes: '60' },
        'session_duration_minutes must be a number.',
      ],
      ['/authenticate/start/primary', {}, 'domain must be a string.'],
      ['/authenticate/start/primary', { domain: 'localhost', user_id: 7 }, 'user_id must be a string.'],
      ['/authenticate/start/secondary', { domain: null }, 'domain must be a string.'],
      [
        '/authenticate',
        { public_key_credential: 7, session_duration_minutes: 60 },
        'public_key_credential must be a string.',
      ],
      ['/authenticate', { public_key_credential: '{}' }, 'session_duration_minutes must be a number.'],
    ];
    for (const [path, body, message] of cases) {
      const answer = await post(path, body, { sessionToken });
      expect(answer.status).toBe(400);
      expect(answer.body.body).toEqual([expect.objectContaining({ message })]);
    }
  });

  it('SPEC 7: another domain or kind of authenticator is refused', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    for (const domain of ['', 'evil.example', 'localhost:3000', 'LOCALHOST', 'sub.localhost']) {
      const answers = [await startRegister(sessionToken, { domain }), await start({}, { domain })];
      for (const { body } of answers) {
        expect(body).toMatchObject({
          status_code: 400,
          error_type: 'invalid_webauthn_registration_domain',
        });
      }
    }
    const strange = await startRegister(sessionToken, { authenticator_type: 'wireless' });
    expect(strange.body.error_type).toBe('invalid_authenticator_type');
    for (const override_id of ['', 'x'.repeat(65)]) {
      expect((await startRegister(sessionToken, { override_id })).body.error_type).toBe('bad_request');
    }
  });

  it('SPEC 7: without a session nothing is registered, stepped up or renamed', async () => {
    for (const path of ['/register/start', '/register', '/authenticate/start/secondary']) {
      const { body } = await post(path, { domain: 'localhost', public_key_credential: '{}' });
      expect(body.error_type).toBe('unauthorized_credentials');
    }
    const renamed = await identity().call(`${webauthn}/update/x`, { method: 'PUT', body: { name: 'x' } });
    expect(renamed.body.error_type).toBe('unauthorized_credentials');
  });

  it.each(deviations)(
    'security 15: a new passkey with %s is refused, and its challenge is used up',
    async (_, deviation) => {
      const { sessionToken } = await identity().signIn({ email: newEmail() });
      const authenticator = createAuthenticator(origin);
      const options = await creation(sessionToken);
      const refused = await register(sessionToken, authenticator.create(options, deviation));
      expect(refused.body).toMatchObject({
        status_code: 401,
        error_type: 'unable_to_register_webauthn_registration',
      });
      if (deviation.challenge !== undefined) return;
      const again = await register(sessionToken, authenticator.create(options));
      expect(again.body.error_type).toBe('unable_to_register_webauthn_registration');
    },
  );

  it.each([
    ...deviations,
    ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ] as [string, Deviation][])(
    'security 15: a sign-in with %s is refused, and its challenge is used up',
    async (_, deviation) => {
      const { authenticator } = await addPasskey();
      const options = await request();
      const refused = await authenticate(authenticator.get(options, deviation));
      expect(refused.body).toMatchObject({
        status_code: 401,
        error_type: 'unable_to_auth_webauthn_registration',
      });
      if (deviation.challenge === undefined) {
        const again = await authenticate(authenticator.get(options));
        expect(again.body.error_type).toBe('unable_to_auth_webauthn_registration');
      }
      expect((await signInBy(authenticator)).status).toBe(200);
    },
  );

  it('security 15: of twenty concurrent answers to one challenge one creates a session', async () => {
    const { authenticator } = await addPasskey(0);
    const credential = authenticator.get(await request(), { counter: 0 });
    const answers = await times(20, () => authenticate(credential));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.error_type))).toEqual(
      new Set([undefined, 'unable_to_auth_webauthn_registration']),
    );
  });

  it('security 15: of twenty concurrent answers to a registration one creates a passkey', async () => {
    const { sessionToken, userId } = await identity().signIn({ email: newEmail() });
    const credential = createAuthenticator(origin).create(await creation(sessionToken));
    const answers = await times(20, () => register(sessionToken, credential));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await database()
      .select()
      .from(schema.webauthnRegistrations)
      .where(eq(schema.webauthnRegistrations.userId, userId));
    expect(rows).toHaveLength(1);
  });

  it('security 15: a challenge expires after five minutes', async () => {
    const { sessionToken, authenticator } = await addPasskey();
    const credential = authenticator.get(await request());
    const creationOptions = await creation(sessionToken);
    identity().clock.advance(300);
    const late = await authenticate(credential);
    expect(late.body.error_type).toBe('unable_to_auth_webauthn_registration');
    const another = await register(sessionToken, createAuthenticator(origin).create(creationOptions));
    expect(another.body.error_type).toBe('unable_to_register_webauthn_registration');
  });

  it('security 15: a challenge is bound to its session and its ceremony', async () => {
    const mine = await addPasskey();
    const other = await identity().signIn({ email: newEmail() });
    const crossed = await register(
      other.sessionToken,
      createAuthenticator(origin).create(await creation(mine.sessionToken)),
    );
    expect(crossed.body.error_type).toBe('unable_to_register_webauthn_registration');
    for (const options of [{}, { sessionToken: other.sessionToken }]) {
      const credential = mine.authenticator.get(await request({ sessionToken: mine.sessionToken }));
      const answer = await authenticate(credential, options);
      expect(answer.body.error_type).toBe('unable_to_auth_webauthn_registration');
    }
    const swapped = createAuthenticator(origin).create(
      JSON.stringify({
        ...(JSON.parse(String(await request())) as object),
        rp: { id: 'localhost', name: 'Waybill' },
        user: { id: 'x', name: 'x', displayName: 'x' },
      }),
    );
    expect((await register(mine.sessionToken, swapped)).body.error_type).toBe(
      'unable_to_register_webauthn_registration',
    );
  });

  it('security 15: another user’s passkey steps no session up, and is answered like an unknown one', async () => {
    const mine = await addPasskey();
    const theirs = await addPasskey();
    for (const authenticator of [theirs.authenticator, createAuthenticator(origin)]) {
      const options = await request({ sessionToken: mine.sessionToken });
      const answer = await authenticate(authenticator.get(options), { sessionToken: mine.sessionToken });
      expect(answer.body).toMatchObject({
        status_code: 404,
        error_type: 'webauthn_registration_not_found',
      });
    }
  });

  it('security 15: a counter that does not grow is refused as a clone’s; one that stays 0 is accepted', async () => {
    const counting = await addPasskey();
    expect((await signInBy(counting.authenticator, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const { body } = await signInBy(counting.authenticator, { counter });
      expect(body.error_type).toBe('unable_to_auth_webauthn_registration');
    }
    expect((await signInBy(counting.authenticator, { counter: 8 })).status).toBe(200);

    const still = await addPasskey(0);
    for (let uses = 0; uses < 2; uses += 1) {
      expect((await signInBy(still.authenticator, { counter: 0 })).status).toBe(200);
    }
  });

  it('security 15: a counter may reach the maximum of four bytes', async () => {
    const { authenticator } = await addPasskey(2 ** 32 - 2);
    expect((await signInBy(authenticator, { counter: 2 ** 32 - 1 })).status).toBe(200);
  });

  it('security 15: of ten concurrent sign-ins with one count one succeeds', async () => {
    const { authenticator } = await addPasskey();
    const credentials = await times(10, async () => authenticator.get(await request(), { counter: 9 }));
    const answers = await Promise.all(credentials.map((credential) => authenticate(credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('security 15: an attestation that was not requested is refused', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    for (const deviation of [{ format: 'apple' }, { format: 'android-key' }]) {
      const credential = createAuthenticator(origin).create(await creation(sessionToken), deviation);
      const { body } = await register(sessionToken, credential);
      expect(body.error_type).toBe('unable_to_register_webauthn_registration');
    }
  });

  it('security 15: a credential is registered once, and an authenticator receives the ones it already has', async () => {
    const first = await addPasskey();
    const other = await identity().signIn({ email: newEmail() });
    const taken = await register(
      other.sessionToken,
      first.authenticator.create(await creation(other.sessionToken)),
    );
    expect(taken.body.error_type).toBe('duplicate_webauthn_registration');
    expect(JSON.parse(String(await creation(first.sessionToken)))).toMatchObject({
      excludeCredentials: [{ id: first.authenticator.credentialId, type: 'public-key' }],
    });
  });

  it('security 16: a passkey is added only within ten minutes after authentication', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const options = await creation(sessionToken);
    identity().clock.advance(240);
    const added = await register(sessionToken, createAuthenticator(origin).create(options));
    const { sessionToken: next } = readSignedIn(added);
    identity().clock.advance(601);
    const late = await startRegister(next);
    expect(late.body).toMatchObject({ status_code: 401, error_type: 'stale_factors' });
  });

  it('security 9: ten failures lock sign-in for an hour with the same answer; a session stays', async () => {
    const { authenticator, sessionToken } = await addPasskey();
    for (let failures = 0; failures < 10; failures += 1) {
      await signInBy(authenticator, { origin: 'https://evil.example' });
    }
    const locked = await signInBy(authenticator);
    expect(locked.body).toMatchObject({
      status_code: 401,
      error_type: 'unable_to_auth_webauthn_registration',
    });
    expect((await identity().call('/sdk/v1/users/me', { sessionToken })).status).toBe(200);
    identity().clock.advance(3_600);
    expect((await signInBy(authenticator)).status).toBe(200);
  });

  it('security 9: a client gets 120 challenges a minute', async () => {
    const answers = await times(121, () => start());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '60']);
    identity().clock.advance(60);
    expect((await start()).status).toBe(200);
  });

  it('security 11: a guest learns nothing of a user’s passkeys by naming the user', async () => {
    const { userId } = await addPasskey();
    for (const user_id of [userId, 'user-test-nobody']) {
      const { data } = await start({}, { user_id });
      expect(data.user_id).toBe(user_id);
      expect(JSON.parse(String(data.public_key_credential_request_options))).toMatchObject({
        allowCredentials: [],
      });
    }
    const unknown = await signInBy(createAuthenticator(origin));
    expect(unknown.body.error_type).toBe('webauthn_registration_not_found');
  });

  it('security 18: another user’s passkey can’t be renamed, like one that does not exist', async () => {
    const theirs = await addPasskey();
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const answers = await Promise.all(
      [theirs.id, 'webauthn-registration-test-nobody'].map((id) =>
        identity().call(`${webauthn}/update/${id}`, { method: 'PUT', sessionToken, body: { name: 'Mine' } }),
      ),
    );
    for (const { body } of answers) {
      expect(body).toMatchObject({ status_code: 404, error_type: 'webauthn_registration_not_found' });
    }
    const none = await start({ sessionToken });
    expect(none.body.error_type).toBe('webauthn_registration_not_found');
  });

  it('security 22: junk in place of a credential is refused', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const whole = JSON.parse(createAuthenticator(origin).get(await request())) as Record<string, unknown>;
    const junk = [
      '',
      'null',
      '[]',
      '{',
      '{"id":"a"}',
      JSON.stringify({ ...whole, id: 'a b' }),
      JSON.stringify({ ...whole, type: 'password' }),
      JSON.stringify({ ...whole, response: { clientDataJSON: '!' } }),
      JSON.stringify({
        ...whole,
        response: { clientDataJSON: 'bnVsbA', authenticatorData: 'a', signature: 'a' },
      }),
    ];
    for (const credential of junk) {
      for (const answer of [await authenticate(credential), await register(sessionToken, credential)]) {
        expect(answer.body).toMatchObject({
          status_code: 400,
          error_type: 'invalid_public_key_credential',
        });
      }
    }
    const { authenticator } = await addPasskey();
    const good = JSON.parse(authenticator.get(await request())) as { response: object };
    const broken = { ...good, response: { ...good.response, authenticatorData: 'AAAA', signature: 'AAAA' } };
    expect((await authenticate(JSON.stringify(broken))).status).toBe(401);
  });

  describe('through the unmodified SDK', () => {
    const sdk = withSdk(identity);

    it('SPEC 7: registers a passkey, renames it, signs out and in again with it', async () => {
      const { client } = sdk();
      const credentials = credentialsOf(createAuthenticator(origin));
      vi.stubGlobal('navigator', { userAgent, credentials });
      const email = newEmail();
      const { method_id } = await client.otps.email.loginOrCreate(email);
      const code = await identity().readCode(email);
      const { user_id } = await client.otps.authenticate(code, method_id, { session_duration_minutes: 60 });

      const added = await client.webauthn.register({ is_passkey: true, session_duration_minutes: 60 });
      const webauthn_registration_id = added.webauthn_registration_id;
      const { webauthn_registration } = await client.webauthn.update({
        webauthn_registration_id,
        name: 'My laptop',
      });
      expect(webauthn_registration).toMatchObject({ webauthn_registration_id, name: 'My laptop' });
      const stepped = await client.webauthn.authenticate({ is_passkey: true, session_duration_minutes: 60 });
      expect(stepped?.session.session_id).toBe(added.session.session_id);
      await client.session.revoke();

      const signedIn = await client.webauthn.authenticate({ is_passkey: true, session_duration_minutes: 60 });
      expect(signedIn).toMatchObject({ user_id, webauthn_registration_id });
      expect(client.user.getSync()?.webauthn_registrations).toMatchObject([webauthn_registration]);
    });
  });
});
