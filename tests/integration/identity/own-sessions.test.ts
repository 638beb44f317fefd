import { inArray } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createGateway } from '@/lib/bff/gateway';
import { schema } from '@/server/database';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { startFront, type Front } from '@/tests/support/front';
import { toNodeListener } from '@/server/http/node-adapter';

const minute = 60;
const path = '/sdk/v1/users/me/sessions';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describeIdentity('own sessions', ({ identity, database }) => {
  const list = async (sessionToken: string) =>
    (await identity().call(path, { sessionToken })).data.sessions as Record<string, unknown>[];
  const post = (where: string, sessionToken: string) =>
    identity().call(`${path}/${where}`, { method: 'POST', sessionToken });
  const isDead = async (sessionToken: string) =>
    (await identity().call('/sdk/v1/users/me', { sessionToken })).body.error_type === 'session_not_found';
  const revocations = (ids: string[]) =>
    database().select().from(schema.revokedSessions).where(inArray(schema.revokedSessions.sessionId, ids));

  /** The same user signed in on so many devices, a minute apart. */
  async function signInOn(count: number) {
    const email = newEmail();
    const signedIn = [];
    for (let device = 0; device < count; device += 1) {
      identity().clock.advance(minute);
      const headers = { 'user-agent': device === 0 ? phone : desktop, 'x-waybill-client': '203.0.113.60' };
      signedIn.push(await identity().signIn({ email }, { headers }));
    }
    return signedIn;
  }

  it('issue 4: a user sees their live sessions with device and place, and which one is the current one', async () => {
    const [first, second] = await signInOn(2);
    await identity().signIn({ email: newEmail() }, { headers: { 'x-waybill-place': 'DE' } });
    const sessions = await list(second?.sessionToken ?? '');
    expect(sessions).toMatchObject([
      {
        session_id: second?.sessionId,
        current: true,
        started_at: identity().clock.now().toISOString(),
        user_agent: desktop,
        device: { browser: 'Chrome 142', system: 'Windows 10', kind: 'desktop' },
        place: null,
        authentication_factors: [{ type: 'otp' }],
      },
      {
        session_id: first?.sessionId,
        current: false,
        ip_address: '203.0.113.60',
        device: { browser: 'Safari 18', system: 'iOS 18.1', kind: 'mobile' },
      },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(first?.sessionToken);
  });

  it('security 6: a session revoked from another one is dead at once, for the product API, too', async () => {
    const [lost, mine] = await signInOn(2);
    expect((await post(`${lost?.sessionId}/revoke`, mine?.sessionToken ?? '')).status).toBe(200);
    expect(await isDead(lost?.sessionToken ?? '')).toBe(true);
    expect(await isDead(mine?.sessionToken ?? '')).toBe(false);
    expect(await revocations([lost?.sessionId ?? ''])).toHaveLength(1);
    expect(await list(mine?.sessionToken ?? '')).toHaveLength(1);
  });

  it('security 6: all others are revoked together, and the current one stays', async () => {
    const [first, second, mine] = await signInOn(3);
    const stranger = await identity().signIn({ email: newEmail() });
    const { data } = await post('revoke_others', mine?.sessionToken ?? '');
    expect(data.revoked).toBe(2);
    for (const other of [first, second]) expect(await isDead(other?.sessionToken ?? '')).toBe(true);
    for (const kept of [mine, stranger]) expect(await isDead(kept?.sessionToken ?? '')).toBe(false);
    const ids = [first?.sessionId ?? '', second?.sessionId ?? '', mine?.sessionId ?? ''];
    expect(await revocations(ids)).toHaveLength(2);
    expect((await post('revoke_others', mine?.sessionToken ?? '')).data.revoked).toBe(0);
  });

  it('security 18: another user’s session answers like one that does not exist', async () => {
    const theirs = await identity().signIn({ email: newEmail() });
    identity().clock.advance(minute);
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const answers = await Promise.all(
      [theirs.sessionId, 'session-test-nobody', '%00'].map((id) => post(`${id}/revoke`, sessionToken)),
    );
    for (const { status, body } of answers) {
      expect({ ...body, request_id: '' }).toEqual({ ...answers[0]?.body, request_id: '' });
      expect([status, body.error_type]).toEqual([404, 'invalid_session_id']);
    }
    expect(await isDead(theirs.sessionToken)).toBe(false);
  });

  it('issue 4: a user sees the recent events of their own sign-in, newest first', async () => {
    const [first, mine] = await signInOn(2);
    await identity().signIn({ email: newEmail() });
    identity().clock.advance(minute);
    await post(`${first?.sessionId}/revoke`, mine?.sessionToken ?? '');
    const { data } = await identity().call('/sdk/v1/users/me/events', {
      sessionToken: mine?.sessionToken ?? '',
    });
    const events = data.events as { at: string; kind: string }[];
    expect(events[0]).toMatchObject({
      kind: 'session_revoked',
      detail: { session: first?.sessionId },
      device: { browser: 'Safari 18' },
    });
    expect(events).toMatchObject(events.toSorted((a, b) => b.at.localeCompare(a.at)));
    // The first code was sent before the address had a user.
    const kinds = ['code_sent', 'session_revoked', 'sign_in', 'sign_in'];
    expect(events.map(({ kind }) => kind).sort()).toEqual(kinds);
    const [latest, earliest] = events.filter(({ kind }) => kind === 'sign_in');
    expect(latest).toMatchObject({ client: '203.0.113.60', device: { browser: 'Chrome 142' } });
    expect(earliest).toMatchObject({ client: '203.0.113.60', device: { browser: 'Safari 18' } });
    expect(events.find(({ kind }) => kind === 'code_sent')).toMatchObject({ device: null });
  });

  it('security 1: without a session there is nothing to see', async () => {
    for (const call of ['sessions', 'events']) {
      const answer = await identity().call(`/sdk/v1/users/me/${call}`);
      expect(answer.body).toMatchObject({ status_code: 401, error_type: 'unauthorized_credentials' });
    }
  });
});

describeIdentity('place', ({ identity }) => {
  let front: Front | undefined;
  afterEach(async () => {
    await front?.close();
    front = undefined;
  });

  /**
   * Signs in through front listener and gateway, as a browser behind a host's edge does.
   * @returns the session's place
   */
  async function placeOf(trustedProxies: string[], headers: Record<string, string>): Promise<unknown> {
    const { settings, origin } = identity();
    const provider = (where: string, init?: RequestInit) => fetch(`${origin}${where}`, init);
    const handler = toNodeListener(createGateway({ settings, provider }));
    front = await startFront({ handler, settings: { trustedProxies, publicOrigin: settings.publicOrigin } });
    const post = (where: string, body: object) =>
      fetch(`${front?.origin}/sdk/v1/${where}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.61',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body: JSON.stringify(body),
      });
    const email = newEmail();
    const sent = (await (await post('otps/email/login_or_create', { email })).json()) as {
      data: { method_id: string };
    };
    const entered = await post('otps/authenticate', {
      token: await identity().readCode(email),
      method_id: sent.data.method_id,
      session_duration_minutes: 60,
    });
    const sessionToken = /stytch_session=([^;]+)/.exec(entered.headers.getSetCookie().join('\n'))?.[1] ?? '';
    const { data } = await identity().call(path, { sessionToken });
    return (data.sessions as { place: unknown }[])[0]?.place;
  }

  it.each(['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country'])(
    'security 10: %s of a configured proxy sets the country of a session',
    async (name) => {
      expect(await placeOf(['127.0.0.1'], { [name]: 'DE' })).toBe('Germany');
    },
  );

  it.each([
    ['no configured proxy says it', [], { 'cf-ipcountry': 'DE' }],
    ['the visitor claims our own header', ['127.0.0.1'], { 'x-waybill-place': 'DE' }],
    ['the proxy does not know', ['127.0.0.1'], { 'cf-ipcountry': 'XX' }],
    ['it is no country', ['127.0.0.1'], { 'cf-ipcountry': '<b>' }],
  ])('security 10: a session has no place where %s', async (_, proxies, headers) => {
    expect(await placeOf(proxies, headers as Record<string, string>)).toBeNull();
  });
});
