import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { schema } from '@/server/database';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describeIdentity('one-time codes', ({ identity, database }) => {
  async function send(email = newEmail()) {
    const methodId = await identity().sendCode({ email });
    return { email, methodId, code: await identity().readCode(email) };
  }

  const codeOf = async (methodId: string) => {
    const rows = await database()
      .select()
      .from(schema.oneTimeCodes)
      .where(eq(schema.oneTimeCodes.methodId, methodId));
    return rows.at(-1);
  };

  it('security 8: a code has six digits and is stored as a keyed digest', async () => {
    const { email, methodId, code } = await send();
    expect(code).toMatch(/^\d{6}$/);
    const row = await codeOf(methodId);
    expect(row?.digest).toMatch(/^[\da-f]{64}$/);
    expect(Object.values(row ?? {})).not.toContain(code);
    for (const guess of [code, `${methodId}${code}`, `${methodId}${email}${code}`]) {
      expect(row?.digest).not.toBe(createHash('sha256').update(guess).digest('hex'));
    }
  });

  it('security 8: a code works once', async () => {
    const { methodId, code } = await send();
    expect((await identity().enterCode(methodId, code)).status).toBe(200);
    const again = await identity().enterCode(methodId, code);
    expect(again.body).toMatchObject({ status_code: 401, error_type: 'unable_to_auth_otp_code' });
  });

  it('security 8: a code expires after five minutes', async () => {
    const { methodId, code } = await send();
    identity().clock.advance(300);
    const late = await identity().enterCode(methodId, code);
    expect(late.body.error_type).toBe('unable_to_auth_otp_code');
  });

  it("security 8: expiration_minutes shortens a code's lifetime, and never lengthens it", async () => {
    const ask = (expiration_minutes: number) =>
      identity().call('/sdk/v1/otps/email/login_or_create', {
        body: { email: newEmail(), expiration_minutes },
      });
    const life = async (minutes: number) => {
      const row = await codeOf(String((await ask(minutes)).data.method_id));
      return (row?.expiresAt.getTime() ?? 0) - identity().clock.now().getTime();
    };
    expect(await life(2)).toBe(120_000);
    expect(await life(10)).toBe(300_000);
    expect((await ask(11)).body.error_type).toBe('invalid_expiration_otp');
  });

  it('security 8: a code is bound to its method', async () => {
    const mine = await send();
    const theirs = await send();
    const crossed = await identity().enterCode(theirs.methodId, mine.code);
    expect(crossed.status).toBe(mine.code === theirs.code ? 200 : 404);
    expect((await identity().enterCode(mine.methodId, mine.code)).status).toBe(200);
  });

  it('security 8: a stored digest copied to another method opens nothing', async () => {
    const mine = await send();
    const theirs = await send();
    await database()
      .update(schema.oneTimeCodes)
      .set({ digest: (await codeOf(mine.methodId))?.digest ?? '' })
      .where(eq(schema.oneTimeCodes.methodId, theirs.methodId));
    const entered = await identity().enterCode(theirs.methodId, mine.code);
    expect(entered.body.error_type).toBe('otp_code_not_found');
  });

  it('security 8: five wrong tries void a code', async () => {
    const { methodId, code } = await send();
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await identity().enterCode(methodId, wrong(code));
      expect(refused.body).toMatchObject({ status_code: 404, error_type: 'otp_code_not_found' });
    }
    const right = await identity().enterCode(methodId, code);
    expect(right.body.error_type).toBe('unable_to_auth_otp_code');
  });

  it('security 8: after four wrong tries the right code still works', async () => {
    const { methodId, code } = await send();
    for (let tries = 0; tries < 4; tries += 1) await identity().enterCode(methodId, wrong(code));
    expect((await identity().enterCode(methodId, code)).status).toBe(200);
  });

  it('security 8: a new code voids the old one', async () => {
    const first = await send();
    identity().clock.advance(60);
    const second = await send(first.email);
    expect(second.methodId).toBe(first.methodId);
    const old = await identity().enterCode(first.methodId, first.code);
    expect(old.status).toBe(first.code === second.code ? 200 : 404);
    expect((await identity().enterCode(second.methodId, second.code)).status).toBe(200);
  });

  it('security 8: fifty concurrent right answers create one session', async () => {
    const { methodId, code } = await send();
    const answers = await times(50, () => identity().enterCode(methodId, code));
    const [signedIn, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toHaveLength(0);
    const userId = String(signedIn?.data.user_id);
    const sessions = await database()
      .select()
      .from(schema.sessions)
      .where(eq(schema.sessions.userId, userId));
    expect(sessions).toHaveLength(1);
    const refusals = new Set(
      answers.filter(({ status }) => status !== 200).map(({ body }) => body.error_type),
    );
    expect([...refusals]).toEqual(['unable_to_auth_otp_code']);
  });

  it('security 8: of fifty concurrent wrong answers five are counted, and the code is void', async () => {
    const { methodId, code } = await send();
    const answers = await times(50, () => identity().enterCode(methodId, wrong(code)));
    expect(answers.filter(({ body }) => body.error_type === 'otp_code_not_found')).toHaveLength(5);
    expect((await codeOf(methodId))?.tries).toBe(5);
    expect((await identity().enterCode(methodId, code)).body.error_type).toBe('unable_to_auth_otp_code');
  });

  it('SPEC 7: an address always leads to the same user, in upper or lower case', async () => {
    const email = newEmail();
    const first = await identity().signIn({ email });
    identity().clock.advance(60);
    const methodId = await identity().sendCode({ email: `  ${email.toUpperCase()} ` });
    const again = await identity().enterCode(methodId, await identity().readCode(email));
    expect(again.data.user_id).toBe(first.userId);
  });

  it.each([
    ['email', { email: 'not an address' }, 'invalid_email'],
    ['email', { email: `${'a'.repeat(250)}@waybill.example` }, 'invalid_email'],
    ['sms', { phone_number: '12' }, 'invalid_phone_number'],
    ['whatsapp', { phone_number: 'call me' }, 'invalid_phone_number'],
  ])('SPEC 5: %s refuses %j', async (channel, body, error_type) => {
    const answer = await identity().call(`/sdk/v1/otps/${channel}/login_or_create`, { body });
    expect(answer.body).toMatchObject({ status_code: 400, error_type });
  });
});
