import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readSignedIn, type CallOptions, type WireAnswer } from '@/tests/support/identity';
import {
  newProofKey,
  readMail,
  readToken,
  signInAndSetPassword,
  strongPassword,
} from '@/tests/support/identity-links';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

const session_duration_minutes = 60;
const nextPassword = 'kwijibo-7-Lanterns-drift';
const period = 30;
const createdSchema = z.object({
  totp_id: z.string(),
  secret: z.string(),
  recovery_codes: z.array(z.string()),
});
const waitingSchema = z.object({
  session_token: z.string().min(1),
  session_jwt: z.literal(''),
  session: z.object({ expires_at: z.string() }),
});

describeIdentity('a password beside an authenticator app', ({ identity, database }) => {
  const call = (path: string, options?: CallOptions) => identity().call(`/sdk/v1${path}`, options);
  const post = (path: string, sessionToken: string | undefined, body: object = {}) =>
    call(path, { body: { session_duration_minutes, ...body }, ...(sessionToken && { sessionToken }) });
  const codeOf = (secret: string) =>
    TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: identity().clock.now().getTime() });
  const wrongFor = (secret: string) => (codeOf(secret) === '000000' ? '000001' : '000000');
  const errorOf = ({ status, body }: WireAnswer) => [status, body.error_type];
  const needed = [401, 'second_factor_required'];

  /** Starts to set an app up; a code activates it. */
  async function create(sessionToken: string) {
    return createdSchema.parse((await post('/totps', sessionToken, { expiration_minutes: 60 })).data);
  }
  const enter = (sessionToken: string, secret: string) =>
    post('/totps/authenticate', sessionToken, { totp_code: codeOf(secret) });
  const recover = (sessionToken: string, recovery_code: string | undefined) =>
    post('/totps/recover', sessionToken, { recovery_code });

  /** A customer with a password and an app, some minutes after both were set up. */
  async function customer() {
    const email = newEmail();
    const { sessionToken } = await signInAndSetPassword(identity(), email);
    const app = await create(sessionToken);
    const signedIn = readSignedIn(await enter(sessionToken, app.secret));
    identity().clock.advance(120);
    return { email, ...app, ...signedIn };
  }

  /** Signs in by password alone: the session is pending. */
  async function waiting(email: string, password = strongPassword) {
    const answer = await post('/passwords/authenticate', undefined, { email, password });
    expect([answer.status, answer.body.error_type]).toEqual([200, undefined]);
    return waitingSchema.parse(answer.data);
  }

  it('decision 021: a sign-in by password gets no JWT and opens nothing until the app’s code is entered', async () => {
    const { email, secret, totp_id } = await customer();
    const { session_token: token, session } = await waiting(email);
    const life = Date.parse(session.expires_at) - identity().clock.now().getTime();
    expect(life).toBe(10 * 60_000);

    const challenge = newProofKey().challenge;
    const refused: [method: CallOptions['method'], path: string, body?: object][] = [
      ['GET', '/users/me'],
      ['PUT', '/users/me', { untrusted_metadata: { a: 1 } }],
      ['GET', '/users/me/sessions'],
      ['GET', '/users/me/events'],
      ['POST', '/users/me/sessions/revoke_others', {}],
      ['GET', '/users/connected_apps'],
      ['DELETE', `/users/totps/${totp_id}`],
      ['DELETE', '/users/emails/email-test-1'],
      ['DELETE', '/users/biometric_registrations/some'],
      ['POST', '/totps', { expiration_minutes: 60 }],
      ['POST', '/totps/recovery_codes', {}],
      ['POST', '/passwords/session/reset', { password: nextPassword }],
      ['POST', '/otps/email/send/secondary', { email: newEmail() }],
      ['POST', '/otps/sms/send/secondary', { phone_number: '+13055550199' }],
      ['POST', '/magic_links/email/send/secondary', { email: newEmail(), code_challenge: challenge }],
      ['POST', '/webauthn/register/start', { domain: 'localhost' }],
      ['POST', '/webauthn/authenticate/start/secondary', { domain: 'localhost' }],
      ['POST', '/oauth/attach', { provider: 'google' }],
    ];
    for (const [method = 'GET', path, body] of refused) {
      const answer = await call(path, { method, sessionToken: token, ...(body && { body }) });
      expect([path, ...errorOf(answer)]).toEqual([path, ...needed]);
    }
    const again = await post('/sessions/authenticate', token);
    expect(again.data).toMatchObject({ session_jwt: '' });

    const whole = readSignedIn(await enter(token, secret));
    expect(whole.sessionJwt).not.toBe('');
    expect((await call('/users/me', { sessionToken: whole.sessionToken })).status).toBe(200);
    expect(whole.data.session).toMatchObject({
      authentication_factors: [{ type: 'password' }, { type: 'totp' }],
    });
  });

  it('security 14: a recovery code replaces the app’s code, once, and also while the app’s codes are locked', async () => {
    const { email, secret, recovery_codes } = await customer();
    const { session_token: token } = await waiting(email);
    for (let tries = 0; tries < 5; tries += 1) {
      await post('/totps/authenticate', token, { totp_code: wrongFor(secret) });
    }
    expect(errorOf(await enter(token, secret))).toEqual([429, 'totp_locked']);
    const whole = readSignedIn(await recover(token, recovery_codes[0]));
    expect((await call('/users/me', { sessionToken: whole.sessionToken })).status).toBe(200);

    const { session_token: next } = await waiting(email);
    expect(errorOf(await recover(next, recovery_codes[0]))).toEqual([
      401,
      'unable_to_authenticate_recovery_code',
    ]);
    expect(errorOf(await call('/users/me', { sessionToken: next }))).toEqual(needed);
  });

  it('decision 021: a sign-in by code or link requires nothing more, and completes a pending one', async () => {
    const { email } = await customer();
    const { session_token: token } = await waiting(email);
    const byCode = await identity().signIn({ email }, { sessionToken: token });
    expect((await call('/users/me', { sessionToken: byCode.sessionToken })).status).toBe(200);
    identity().clock.advance(60);

    const key = newProofKey();
    await post('/magic_links/email/send/primary', undefined, { email, code_challenge: key.challenge });
    const opened = await post('/magic_links/authenticate', undefined, {
      token: await readToken(database(), email),
      code_verifier: key.verifier,
    });
    const byLink = readSignedIn(opened);
    expect((await call('/users/me', { sessionToken: byLink.sessionToken })).status).toBe(200);
  });

  it('decision 021: without a recent app code a user neither removes the app nor makes recovery codes, whatever else is fresh', async () => {
    const { email, totp_id, secret } = await customer();
    identity().clock.advance(11 * 60);
    const { sessionToken } = await identity().signIn({ email });
    const remove = (token: string) =>
      call(`/users/totps/${totp_id}`, { method: 'DELETE', sessionToken: token });
    const withPassword = readSignedIn(
      await post('/passwords/authenticate', sessionToken, { email, password: strongPassword }),
    ).sessionToken;
    for (const change of [
      () => remove(withPassword),
      () => post('/totps/recovery_codes', withPassword),
      () => post('/totps', withPassword, { expiration_minutes: 60 }),
    ]) {
      expect(errorOf(await change())).toEqual(needed);
    }
    const proven = readSignedIn(await enter(withPassword, secret)).sessionToken;
    expect((await post('/totps/recovery_codes', proven)).status).toBe(200);
    expect((await remove(proven)).status).toBe(200);
    const { data } = await post('/passwords/authenticate', undefined, { email, password: strongPassword });
    expect(readSignedIn({ ...(await call('/users/me')), data }).sessionJwt).not.toBe('');
  });

  it('a new app replaces the previous one with its first code, and not before', async () => {
    const { email, sessionToken, secret, recovery_codes, totp_id } = await customer();
    const next = await create(sessionToken);
    const { session_token: token } = await waiting(email);
    expect(errorOf(await enter(token, next.secret))).toEqual([401, 'unable_to_authenticate_totp']);
    expect((await enter(token, secret)).status).toBe(200);
    identity().clock.advance(period);

    const replaced = await enter(sessionToken, next.secret);
    expect(replaced.data).toMatchObject({ user: { totps: [{ totp_id: next.totp_id, verified: true }] } });
    expect(next.totp_id).not.toBe(totp_id);
    identity().clock.advance(period);
    const { session_token: later } = await waiting(email);
    expect(errorOf(await enter(later, secret))).toEqual([401, 'unable_to_authenticate_totp']);
    expect(errorOf(await recover(later, recovery_codes[1]))).toEqual([
      401,
      'unable_to_authenticate_recovery_code',
    ]);
    expect((await recover(later, next.recovery_codes[0])).status).toBe(200);
  });

  it('decision 021: the old password alone does not set a new one', async () => {
    const { email, secret } = await customer();
    const change = (sessionToken?: string) =>
      post('/passwords/existing_password/reset', sessionToken, {
        email,
        existing_password: strongPassword,
        new_password: nextPassword,
      });
    expect(errorOf(await change())).toEqual(needed);
    const { session_token: token } = await waiting(email);
    expect(errorOf(await change(token))).toEqual(needed);
    const created = await post('/passwords', token, { email, password: nextPassword });
    expect(errorOf(created)).toEqual([400, 'email_verification_required']);
    expect((await readMail(database(), email)).subject).toBe('Choose your Waybill password');
    const whole = readSignedIn(await enter(token, secret));
    expect((await change(whole.sessionToken)).status).toBe(200);
  });

  it('decision 021: a password reset by e-mail sets the password, and its session waits for the app’s code', async () => {
    const { email, secret } = await customer();
    const key = newProofKey();
    await post('/passwords/email/reset/start', undefined, { email, code_challenge: key.challenge });
    const reset = await post('/passwords/email/reset', undefined, {
      token: await readToken(database(), email),
      code_verifier: key.verifier,
      password: nextPassword,
    });
    const { session_token: token } = waitingSchema.parse(reset.data);
    expect(errorOf(await call('/users/me', { sessionToken: token }))).toEqual(needed);
    expect((await enter(token, secret)).status).toBe(200);
  });

  it('decision 021: once an app is set up, a password session on another device is pending, too', async () => {
    const email = newEmail();
    const { sessionToken } = await signInAndSetPassword(identity(), email);
    const elsewhere = readSignedIn(
      await post('/passwords/authenticate', undefined, { email, password: strongPassword }),
    );
    expect(elsewhere.sessionJwt).not.toBe('');
    const { secret } = await create(sessionToken);
    expect((await call('/users/me', { sessionToken: elsewhere.sessionToken })).status).toBe(200);
    await enter(sessionToken, secret);
    expect(errorOf(await call('/users/me', { sessionToken: elsewhere.sessionToken }))).toEqual(needed);
    expect((await post('/sessions/authenticate', elsewhere.sessionToken)).data.session_jwt).toBe('');
  });
});
