import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schema } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import { seedUri } from '@/server/identity-provider/totps/seed';
import { readSignedIn, type SignedIn, type WireAnswer } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { withSdk } from '@/tests/support/sdk-browser';

const totps = '/sdk/v1/totps';
const period = 30;
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const errors = (answers: WireAnswer[]) => new Set(answers.map(({ body }) => body.error_type));
const createdSchema = z.object({
  totp_id: z.string(),
  secret: z.string(),
  qr_code: z.string(),
  recovery_codes: z.array(z.string()),
});

describeIdentity('authenticator apps', ({ identity, database }) => {
  /** The app's code, so many seconds from now. */
  const codeOf = (secret: string, seconds = 0) =>
    TOTP.generate({
      secret: new TOTP({ secret }).secret,
      timestamp: identity().clock.now().getTime() + seconds * 1000,
    });
  const wrongFor = (secret: string) => {
    const near = [-period, 0, period].map((seconds) => codeOf(secret, seconds));
    return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
  };
  const create = (sessionToken: string, body: object = { expiration_minutes: 60 }) =>
    identity().call(totps, { sessionToken, body });
  const enter = (sessionToken: string, totp_code: unknown, session_duration_minutes: unknown = 60) =>
    identity().call(`${totps}/authenticate`, { sessionToken, body: { totp_code, session_duration_minutes } });
  const recover = (sessionToken: string, recovery_code: unknown, session_duration_minutes: unknown = 60) =>
    identity().call(`${totps}/recover`, { sessionToken, body: { recovery_code, session_duration_minutes } });
  const renew = (sessionToken: string) =>
    identity().call(`${totps}/recovery_codes`, { method: 'POST', sessionToken });

  async function start(signedIn?: SignedIn) {
    const { sessionToken, userId } = signedIn ?? (await identity().signIn({ email: newEmail() }));
    return { sessionToken, userId, ...createdSchema.parse((await create(sessionToken)).data) };
  }

  /** A user with a verified app, one time step after its first code. */
  async function addApp() {
    const app = await start();
    const verified = await enter(app.sessionToken, codeOf(app.secret));
    identity().clock.advance(period);
    return { ...app, ...readSignedIn(verified) };
  }

  /** Fifty more sessions like one, so that stepping one up does not affect the others. */
  async function fiftyLike(sessionId: string): Promise<string[]> {
    const [row] = await database().select().from(schema.sessions).where(eq(schema.sessions.id, sessionId));
    if (!row) throw new Error('There is no such session');
    const tokens = Array.from({ length: 50 }, () => randomUUID());
    const rows = tokens.map((token) => ({ ...row, id: `copy-${token}`, tokenDigest: digestOf(token) }));
    await database().insert(schema.sessions).values(rows);
    return tokens;
  }

  const rowOf = async (id: string) => {
    const [row] = await database().select().from(schema.totps).where(eq(schema.totps.id, id));
    return row;
  };

  it('SPEC 7: an app is added: seed, picture and ten recovery codes, and the user as user and __user', async () => {
    const email = newEmail();
    const { sessionToken, userId } = await identity().signIn({ email });
    const { status, data } = await create(sessionToken);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      totp_id: matching(/^totp-test-/),
      secret: matching(/^[A-Z2-7]{32}$/),
      qr_code: matching(/^data:image\/png;base64,/),
      user_id: userId,
      user: { user_id: userId, totps: [] },
      __user: { user_id: userId, totps: [] },
    });
    const { recovery_codes, secret } = createdSchema.parse(data);
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[\da-z]{4}-[\da-z]{4}-[\da-z]{4}$/);
    expect(URI.parse(seedUri(secret, email))).toMatchObject({
      issuer: 'Waybill',
      label: email,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    });
  });

  it('SPEC 7: the first right code verifies the app and steps the session up', async () => {
    const { sessionToken, totp_id, secret } = await start();
    const answer = await enter(sessionToken, codeOf(secret));
    expect(answer.data).toMatchObject({
      totp_id,
      user: { totps: [{ totp_id, verified: true }] },
      __user: { totps: [{ totp_id, verified: true }] },
      session: {
        authentication_factors: [
          { type: 'otp' },
          {
            type: 'totp',
            delivery_method: 'authenticator_app',
            last_authenticated_at: identity().clock.now().toISOString(),
            authenticator_app_factor: { totp_id },
          },
        ],
      },
    });
    expect(readSignedIn(answer).sessionToken).not.toBe(sessionToken);
  });

  it('SPEC 7: a recovery code replaces the app’s code', async () => {
    const { sessionToken, totp_id, recovery_codes } = await addApp();
    const answer = await recover(
      sessionToken,
      ` ${String(recovery_codes[0]).toUpperCase().replaceAll('-', ' ')}`,
    );
    expect(answer.data).toMatchObject({ totp_id });
    const session = z
      .object({ authentication_factors: z.array(z.looseObject({})) })
      .parse(answer.data.session);
    expect(session.authentication_factors.at(-1)).toEqual({
      type: 'recovery_codes',
      delivery_method: 'recovery_code',
      last_authenticated_at: identity().clock.now().toISOString(),
      recovery_code_factor: { totp_recovery_code_id: matching(/^totp-recovery-code-test-/) },
    });
  });

  it('SPEC 7: recovery_codes replaces the old codes with ten new ones', async () => {
    const { sessionToken, userId, totp_id, recovery_codes } = await addApp();
    const { data } = await renew(sessionToken);
    expect(data).toMatchObject({ user_id: userId, totps: [{ totp_id, verified: true }] });
    const [{ recovery_codes: fresh } = { recovery_codes: [] }] = z
      .array(z.object({ recovery_codes: z.array(z.string()).length(10) }))
      .parse(data.totps);
    expect(fresh.filter((code) => recovery_codes.includes(code))).toEqual([]);
    const old = await recover(sessionToken, recovery_codes[0]);
    expect(old.body.error_type).toBe('unable_to_authenticate_recovery_code');
    expect((await recover(sessionToken, fresh[0])).status).toBe(200);
  });

  it('SPEC 7: one app is set up at a time; a new one replaces one that was never verified', async () => {
    const first = await start();
    const second = createdSchema.parse((await create(first.sessionToken)).data);
    const replaced = await enter(first.sessionToken, codeOf(first.secret));
    expect(replaced.body.error_type).toBe('unable_to_authenticate_totp');
    expect((await enter(first.sessionToken, codeOf(second.secret))).status).toBe(200);
  });

  it('SPEC 7: of ten apps started concurrently one is left', async () => {
    const { sessionToken, userId } = await identity().signIn({ email: newEmail() });
    await times(10, () => create(sessionToken));
    const rows = await database().select().from(schema.totps).where(eq(schema.totps.userId, userId));
    expect(rows).toHaveLength(1);
    const codes = await database()
      .select()
      .from(schema.recoveryCodes)
      .where(eq(schema.recoveryCodes.userId, userId));
    expect(codes).toHaveLength(10);
  });

  it('SPEC 7: an app can’t be verified after its time, and expiration_minutes has limits', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    for (const expiration_minutes of [4, 1_441, 7.5, -60]) {
      const { body } = await create(sessionToken, { expiration_minutes });
      expect(body).toMatchObject({ status_code: 400, error_type: 'invalid_expiration_totp' });
    }
    const { secret } = createdSchema.parse((await create(sessionToken, { expiration_minutes: 5 })).data);
    identity().clock.advance(300);
    expect((await enter(sessionToken, codeOf(secret))).body.error_type).toBe('totp_not_found');
  });

  it('SPEC 7: without a session, or without an app, no code is accepted', async () => {
    for (const path of ['', '/authenticate', '/recovery_codes', '/recover']) {
      const { body } = await identity().call(`${totps}${path}`, {
        body: { totp_code: '000000', recovery_code: 'x', session_duration_minutes: 60 },
      });
      expect(body.error_type).toBe('unauthorized_credentials');
    }
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    expect((await enter(sessionToken, '000000')).body.error_type).toBe('totp_not_found');
    expect((await renew(sessionToken)).body.error_type).toBe('totp_not_found');
    const recovered = await recover(sessionToken, '0000-0000-0000');
    expect(recovered.body.error_type).toBe('unable_to_authenticate_recovery_code');
  });

  it('SPEC 5: each call checks its arguments by name', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const answers: [answer: WireAnswer, message: string][] = [
      [await create(sessionToken, { expiration_minutes: '60' }), 'expiration_minutes must be a number.'],
      [await enter(sessionToken, 123_456), 'totp_code must be a string.'],
      [await enter(sessionToken, '123456', '60'), 'session_duration_minutes must be a number.'],
      [await recover(sessionToken, null), 'recovery_code must be a string.'],
      [await recover(sessionToken, 'x', null), 'session_duration_minutes must be a number.'],
    ];
    for (const [{ status, body }, message] of answers) {
      expect(status).toBe(400);
      expect(body.body).toEqual([expect.objectContaining({ message })]);
    }
    for (const code of ['', '12345', '1234567', '12345a', '１２３４５６', '\u0000']) {
      expect((await enter(sessionToken, code)).body.error_type).toBe('invalid_totp_code');
    }
    expect((await recover(sessionToken, '\u0000')).status).toBe(401);
  });

  it('security 14: a code works once, counting the steps before and after', async () => {
    const { sessionToken, secret } = await addApp();
    const entered = await enter(sessionToken, codeOf(secret));
    const { sessionToken: next } = readSignedIn(entered);
    for (const seconds of [0, -period]) {
      const again = await enter(next, codeOf(secret, seconds));
      expect(again.body).toMatchObject({
        status_code: 401,
        error_type: 'totp_code_already_authenticated',
      });
    }
    identity().clock.advance(period);
    expect((await enter(next, codeOf(secret))).status).toBe(200);
  });

  it('security 14: a code is valid one step before and after its own, and no further', async () => {
    const { sessionToken, secret } = await addApp();
    identity().clock.advance(10 * period);
    for (const seconds of [-2 * period, 2 * period]) {
      const { body } = await enter(sessionToken, codeOf(secret, seconds));
      expect(body.error_type).toBe('unable_to_authenticate_totp');
    }
    const before = readSignedIn(await enter(sessionToken, codeOf(secret, -period)));
    expect((await enter(before.sessionToken, codeOf(secret, period))).status).toBe(200);
  });

  it('security 14: of fifty concurrent right answers one steps its session up', async () => {
    const { secret, sessionId } = await addApp();
    const code = codeOf(secret);
    const tokens = await fiftyLike(sessionId);
    const answers = await Promise.all(tokens.map((token) => enter(token, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(errors(answers)).toEqual(new Set([undefined, 'totp_code_already_authenticated']));
  });

  it('security 14: five wrong codes lock the app for fifteen minutes', async () => {
    const { sessionToken, secret } = await addApp();
    for (let tries = 0; tries < 5; tries += 1) {
      const { body } = await enter(sessionToken, wrongFor(secret));
      expect(body).toMatchObject({ status_code: 401, error_type: 'unable_to_authenticate_totp' });
    }
    identity().clock.advance(60);
    const locked = await enter(sessionToken, codeOf(secret));
    expect(locked.body).toMatchObject({ status_code: 429, error_type: 'totp_locked' });
    expect(locked.headers.get('retry-after')).toBe('840');
    identity().clock.advance(840);
    expect((await enter(sessionToken, codeOf(secret))).status).toBe(200);
  });

  it('security 14: of fifty concurrent wrong codes five are compared', async () => {
    const { sessionToken, secret } = await addApp();
    const code = wrongFor(secret);
    const answers = await times(50, () => enter(sessionToken, code));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it('security 14: a locked app does not lock the recovery codes, which have a lock of their own', async () => {
    const { sessionToken, secret, recovery_codes } = await addApp();
    await times(5, () => enter(sessionToken, wrongFor(secret)));
    const { sessionToken: next } = readSignedIn(await recover(sessionToken, recovery_codes[3]));
    for (let tries = 0; tries < 5; tries += 1) {
      const { body } = await recover(next, '0000-0000-0000');
      expect(body.error_type).toBe('unable_to_authenticate_recovery_code');
    }
    const locked = await recover(next, recovery_codes[4]);
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('security 14: a recovery code works once, even of fifty concurrent uses', async () => {
    const { sessionId, sessionToken, recovery_codes } = await addApp();
    const tokens = await fiftyLike(sessionId);
    const answers = await Promise.all(tokens.map((token) => recover(token, recovery_codes[0])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    identity().clock.advance(900);
    const again = await recover(sessionToken, recovery_codes[0]);
    expect(again.body.error_type).toBe('unable_to_authenticate_recovery_code');
  });

  it('security 14: another user’s recovery code opens nothing, nor does one of an unverified app', async () => {
    const mine = await addApp();
    const theirs = await addApp();
    const crossed = await recover(mine.sessionToken, theirs.recovery_codes[0]);
    expect(crossed.body.error_type).toBe('unable_to_authenticate_recovery_code');
    const pending = await start();
    const early = await recover(pending.sessionToken, pending.recovery_codes[0]);
    expect(early.body.error_type).toBe('unable_to_authenticate_recovery_code');
  });

  it('security 14: seeds are sealed, each to its app, and recovery codes stored as keyed digests', async () => {
    const mine = await addApp();
    const theirs = await addApp();
    const row = await rowOf(mine.totp_id);
    expect(JSON.stringify(row)).not.toContain(mine.secret);
    expect(Buffer.from(row?.seedSealed ?? '', 'base64').toString('latin1')).not.toContain(mine.secret);
    const codes = await database()
      .select()
      .from(schema.recoveryCodes)
      .where(eq(schema.recoveryCodes.userId, mine.userId));
    for (const { digest } of codes) expect(digest).toMatch(/^[\da-f]{64}$/);
    await database()
      .update(schema.totps)
      .set({ seedSealed: row?.seedSealed ?? '' })
      .where(eq(schema.totps.id, theirs.totp_id));
    const swapped = await enter(theirs.sessionToken, codeOf(mine.secret));
    expect(swapped.status).toBe(500);
  });

  it('security 16: an app is added, and codes are renewed, within ten minutes after authentication only', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    identity().clock.advance(601);
    const late = await create(sessionToken);
    expect(late.body).toMatchObject({ status_code: 401, error_type: 'stale_factors' });
    const app = await addApp();
    identity().clock.advance(601);
    expect((await renew(app.sessionToken)).body.error_type).toBe('second_factor_required');
    const proven = readSignedIn(await enter(app.sessionToken, codeOf(app.secret)));
    expect((await renew(proven.sessionToken)).status).toBe(200);
  });

  it('security 9: wrong codes count towards the lock of sign-in, and a locked user’s right code gets the same answer', async () => {
    const app = await addApp();
    for (let failures = 0; failures < 10; failures += 1) {
      if (failures === 5) identity().clock.advance(900);
      await enter(app.sessionToken, wrongFor(app.secret));
    }
    identity().clock.advance(900);
    const right = await enter(app.sessionToken, codeOf(app.secret));
    expect(right.body.error_type).toBe('unable_to_authenticate_totp');
    const recovered = await recover(app.sessionToken, app.recovery_codes[0]);
    expect(recovered.body.error_type).toBe('unable_to_authenticate_recovery_code');
    expect((await identity().call('/sdk/v1/users/me', { sessionToken: app.sessionToken })).status).toBe(200);
  });

  describe('through the unmodified SDK', () => {
    const sdk = withSdk(identity);

    it('SPEC 7: adds an app, confirms with it, makes new recovery codes and uses one', async () => {
      const { client } = sdk();
      const session_duration_minutes = 60;
      const email = newEmail();
      const { method_id } = await client.otps.email.loginOrCreate(email);
      const code = await identity().readCode(email);
      await client.otps.authenticate(code, method_id, { session_duration_minutes });

      const { totp_id, secret, recovery_codes } = await client.totps.create({ expiration_minutes: 60 });
      expect(recovery_codes).toHaveLength(10);
      const confirmed = await client.totps.authenticate({
        totp_code: codeOf(secret),
        session_duration_minutes,
      });
      expect(confirmed.totp_id).toBe(totp_id);
      expect(client.user.getSync()?.totps).toMatchObject([{ totp_id, verified: true }]);

      // An array on the wire, despite the SDK's type.
      const { totps: apps } = await client.totps.recoveryCodes();
      const [app] = z.array(z.object({ recovery_codes: z.array(z.string()) })).parse(apps);
      const recovered = await client.totps.recover({
        recovery_code: app?.recovery_codes[0] ?? '',
        session_duration_minutes,
      });
      expect(recovered.totp_id).toBe(totp_id);
    });
  });
});
