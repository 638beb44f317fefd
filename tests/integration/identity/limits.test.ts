import { createHash } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { schema } from '@/server/database';
import type { Deliver } from '@/server/delivery';
import { startIdentity, type TestIdentity } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

const loginOrCreate = '/sdk/v1/otps/email/login_or_create';
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
let clients = 0;
let phones = 0;
const newPhone = () => `+1305555${String((phones += 1)).padStart(4, '0')}`;
const newClient = () => ({ 'x-waybill-client': `198.51.100.${(clients += 1)}` });

describeIdentity('limits', ({ identity, database }) => {
  const ask = (email: string, headers = newClient()) =>
    identity().call(loginOrCreate, { body: { email }, headers });

  /** Fails so many times, requesting new codes as needed. */
  async function fail(email: string, count: number): Promise<void> {
    for (let done = 0; done < count; done += 1) {
      if (done % 5 === 0) {
        identity().clock.advance(60);
        await ask(email);
      }
      const methodId = String((await methodOf(email))?.methodId);
      const { body } = await identity().enterCode(methodId, wrong(await identity().readCode(email)));
      expect(body.error_type).toBe('otp_code_not_found');
    }
  }

  const methodOf = async (email: string) => {
    const rows = await database()
      .select()
      .from(schema.oneTimeCodes)
      .where(eq(schema.oneTimeCodes.address, email));
    return rows.at(-1);
  };

  it('security 9: an address gets one code a minute, then a 429 with Retry-After', async () => {
    const email = newEmail();
    expect((await ask(email)).status).toBe(200);
    identity().clock.advance(20);
    const refused = await ask(email);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(refused.body).toMatchObject({
      error_type: 'too_many_requests',
      error_details: { retry_after_seconds: 40 },
    });
    identity().clock.advance(40);
    expect((await ask(email)).status).toBe(200);
  });

  it('security 9: an address gets ten codes an hour, and refused requests don’t count', async () => {
    const email = newEmail();
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await ask(email)).status).toBe(200);
      for (let refused = 0; refused < 3; refused += 1) expect((await ask(email)).status).toBe(429);
      identity().clock.advance(60);
    }
    const refused = await ask(email);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3000']);
    identity().clock.advance(3_000);
    expect((await ask(email)).status).toBe(200);
  });

  it('security 9: of twenty concurrent requests for one address one is granted', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
  });

  it('security 9: a client gets ten codes a minute and thirty an hour, whatever the address', async () => {
    const client = newClient();
    for (let sent = 0; sent < 30; sent += 1) {
      if (sent > 0 && sent % 10 === 0) {
        expect((await ask(newEmail(), client)).status).toBe(429);
        identity().clock.advance(60);
      }
      expect((await ask(newEmail(), client)).status).toBe(200);
    }
    identity().clock.advance(60);
    const refused = await ask(newEmail(), client);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3420']);
    expect((await ask(newEmail())).status).toBe(200);
  });

  it('security 9: a request refused for its address does not count against the client', async () => {
    const client = newClient();
    const email = newEmail();
    expect((await ask(email, client)).status).toBe(200);
    for (let refused = 0; refused < 12; refused += 1) expect((await ask(email, client)).status).toBe(429);
    for (let sent = 1; sent < 10; sent += 1) expect((await ask(newEmail(), client)).status).toBe(200);
    expect((await ask(newEmail(), client)).status).toBe(429);
  });

  it('security 10: clients are identified by the listener’s client header only', async () => {
    const client = newClient();
    for (let sent = 0; sent < 10; sent += 1) {
      await ask(newEmail(), { ...client, 'x-forwarded-for': `192.0.2.${sent}` } as typeof client);
    }
    const more = await ask(newEmail(), { ...client, 'x-forwarded-for': '192.0.2.99' } as typeof client);
    expect(more.status).toBe(429);
  });

  it('security 9, 29: two instances on one database share the limits and the lock', async () => {
    const other = await startIdentity({ db: database(), clock: identity().clock });
    const email = newEmail();
    expect((await ask(email)).status).toBe(200);
    const refused = await other.call(loginOrCreate, { body: { email } });
    expect(refused.status).toBe(429);
    const { methodId } = (await methodOf(email)) ?? {};
    const code = await identity().readCode(email);
    for (let tries = 0; tries < 5; tries += 1) await identity().enterCode(String(methodId), wrong(code));
    expect((await other.enterCode(String(methodId), code)).body.error_type).toBe('unable_to_auth_otp_code');
    await other.close();
  });

  it('security 9: ten failures lock sign-in for an hour with the same outward answer', async () => {
    const email = newEmail();
    await identity().signIn({ email });
    await fail(email, 10);
    identity().clock.advance(60);
    expect((await ask(email)).status).toBe(200);
    const methodId = String((await methodOf(email))?.methodId);
    const right = await identity().enterCode(methodId, await identity().readCode(email));
    const typo = await identity().enterCode(methodId, wrong(await identity().readCode(email)));
    expect({ ...typo.body, request_id: '' }).toEqual({ ...right.body, request_id: '' });
    expect(right.status).toBe(404);
    const [event] = await database()
      .select()
      .from(schema.securityEvents)
      .where(eq(schema.securityEvents.kind, 'sign_in_locked'));
    expect(event).toBeDefined();

    identity().clock.advance(3_600);
    await ask(email);
    expect((await identity().enterCode(methodId, await identity().readCode(email))).status).toBe(200);
  });

  it('security 9: nine failures lock nothing', async () => {
    const email = newEmail();
    await fail(email, 9);
    identity().clock.advance(60);
    expect((await identity().signIn({ email })).sessionToken).not.toBe('');
  });

  it('security 9: all addresses of a user share the lock, and a signed-in session stays', async () => {
    const email = newEmail();
    const { sessionToken } = await identity().signIn({ email });
    const second = newEmail();
    const attach = await identity().call('/sdk/v1/otps/email/send/secondary', {
      sessionToken,
      body: { email: second },
    });
    const attached = await identity().enterCode(
      String(attach.data.method_id),
      await identity().readCode(second),
      { sessionToken },
    );
    await fail(email, 5);
    await fail(second, 5);
    identity().clock.advance(60);
    await ask(email);
    const locked = await identity().enterCode(
      String((await methodOf(email))?.methodId),
      await identity().readCode(email),
    );
    expect(locked.body.error_type).toBe('otp_code_not_found');
    const stays = await identity().call('/sdk/v1/sessions/authenticate', {
      sessionToken: String(attached.data.session_token),
      body: {},
    });
    expect(stays.status).toBe(200);
  });

  const challenge = createHash('sha256').update('a verifier').digest('base64url');
  const sends = [
    ['otps/email/send/secondary', () => ({ email: newEmail() })],
    ['otps/sms/send/secondary', () => ({ phone_number: newPhone() })],
    ['otps/whatsapp/send/secondary', () => ({ phone_number: newPhone() })],
    ['magic_links/email/send/secondary', () => ({ email: newEmail(), code_challenge: challenge })],
  ] as const;

  it.each(sends)(
    'security 9, 16: %s spends no allowance while it requires re-authentication first',
    async (path, target) => {
      const client = newClient();
      const email = newEmail();
      const { sessionToken } = await identity().signIn({ email });
      identity().clock.advance(11 * 60);
      const body = target();
      const send = (token: string) =>
        identity().call(`/sdk/v1/${path}`, { sessionToken: token, body, headers: client });
      for (let refused = 0; refused < 12; refused += 1) {
        expect((await send(sessionToken)).body.error_type).toBe('stale_factors');
      }
      const fresh = await identity().signIn({ email }, { sessionToken });
      expect((await send(fresh.sessionToken)).status).toBe(200);
      expect((await send(fresh.sessionToken)).status).toBe(429);
    },
  );

  it('security 9: a message that could not be sent does not use up the address’s code of the minute', async () => {
    let broken = true;
    const deliver: Deliver = async () => {
      if (broken) throw new Error('The mail server is away');
    };
    const server = await startIdentity({ db: database(), clock: identity().clock, deliver });
    const email = newEmail();
    const code = () => server.call(loginOrCreate, { body: { email } });
    const link = () =>
      server.call('/sdk/v1/magic_links/email/login_or_create', {
        body: { email, code_challenge: challenge },
      });
    expect([(await code()).status, (await link()).status, (await code()).status]).toEqual([503, 503, 503]);
    broken = false;
    expect([(await code()).status, (await link()).status]).toEqual([200, 429]);
    await server.close();
  });

  it.each([
    ['otps/email/send/primary', () => ({ email: newEmail() }), 'email_not_found'],
    ['otps/sms/send/primary', () => ({ phone_number: newPhone() }), 'phone_number_not_found'],
    ['otps/whatsapp/send/primary', () => ({ phone_number: newPhone() }), 'phone_number_not_found'],
    [
      'magic_links/email/send/primary',
      () => ({ email: newEmail(), code_challenge: challenge }),
      'email_not_found',
    ],
    [
      'passwords/email/reset/start',
      () => ({ email: newEmail(), code_challenge: challenge }),
      'email_not_found',
    ],
  ] as const)(
    'security 11: with REVEAL_ADDRESSES %s says that an address is unknown, sends nothing, and is still rate-limited',
    async (path, target, error_type) => {
      const environment = { REVEAL_ADDRESSES: 'true' };
      const open = await startIdentity({ db: database(), clock: identity().clock, environment });
      const ask = (server: TestIdentity) => server.call(`/sdk/v1/${path}`, { body: target() });
      const [outboxBefore] = await database().select({ sent: count() }).from(schema.outboxMessages);
      for (let asked = 0; asked < 30; asked += 1) {
        expect((await ask(open)).body).toMatchObject({ status_code: 404, error_type });
      }
      expect((await ask(open)).status).toBe(429);
      const [outboxAfter] = await database().select({ sent: count() }).from(schema.outboxMessages);
      expect(outboxAfter).toEqual(outboxBefore);
      await open.close();
      expect((await ask(identity())).status).toBe(200);
    },
  );
});
