import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { schema } from '@/server/database';
import type { Deliver, Message } from '@/server/delivery';
import { readSignedIn, startIdentity, type CallOptions } from '@/tests/support/identity';
import {
  fiftyAtOnce,
  flowsOf,
  newProofKey,
  outward,
  readLink,
  readMail,
  readToken,
  type ProofKey,
} from '@/tests/support/identity-links';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

const links = '/sdk/v1/magic_links';
const loginOrCreate = `${links}/email/login_or_create`;
const primary = `${links}/email/send/primary`;
const secondary = `${links}/email/send/secondary`;
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

describeIdentity('magic links', ({ identity, database }) => {
  const send = (
    path: string,
    email: string,
    key: ProofKey,
    { body, ...options }: CallOptions & { body?: object } = {},
  ) => identity().call(path, { ...options, body: { email, code_challenge: key.challenge, ...body } });

  const open = (token: string, verifier: string | undefined, options: CallOptions = {}) =>
    identity().call(`${links}/authenticate`, {
      ...options,
      body: { token, code_verifier: verifier, session_duration_minutes: 60 },
    });

  /** Requests a link and reads it. */
  async function sent(email = newEmail(), options: CallOptions & { body?: object } = {}) {
    const key = newProofKey();
    const { status, body } = await send(loginOrCreate, email, key, options);
    expect([status, body.error_type]).toEqual([200, undefined]);
    return { email, key, token: await readToken(database(), email) };
  }

  async function known(): Promise<string> {
    const email = newEmail();
    await identity().signIn({ email });
    identity().clock.advance(60);
    return email;
  }

  const sessionsOf = (userId: string) =>
    database().select().from(schema.sessions).where(eq(schema.sessions.userId, userId));
  const contactsOf = (email: string) =>
    database().select().from(schema.contactMethods).where(eq(schema.contactMethods.address, email));

  it('SPEC 7: a link creates a user and opens a session in the shape the SDK reads', async () => {
    const { email, key, token } = await sent();
    const { status, data } = await open(token, key.verifier);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      method_id: matching(/^email-test-[\da-f-]{36}$/),
      reset_sessions: false,
      user: { emails: [{ email, verified: true, email_id: data.method_id }] },
      session: {
        authentication_factors: [
          {
            type: 'magic_link',
            delivery_method: 'email',
            last_authenticated_at: identity().clock.now().toISOString(),
            email_factor: { email_id: data.method_id, email_address: email },
          },
        ],
      },
    });
    expect(data.__user).toEqual(data.user);
    expect(data.session_token).toMatch(/^[\w-]{43}$/);
  });

  it('SPEC 7: an address leads to the same user, by link and by code', async () => {
    const email = newEmail();
    const { userId } = await identity().signIn({ email });
    identity().clock.advance(60);
    const { key, token } = await sent(email);
    expect((await open(token, key.verifier)).data.user_id).toBe(userId);
    identity().clock.advance(60);
    const again = newProofKey();
    expect((await send(primary, email, again)).status).toBe(200);
    const opened = await open(await readToken(database(), email), again.verifier);
    expect(opened.data.user_id).toBe(userId);
  });

  it('SPEC 7: text and HTML have the link, its lifetime, and where to open it', async () => {
    const sentOut: Message[] = [];
    const deliver: Deliver = async (message) => void sentOut.push(message);
    const server = await startIdentity({ db: database(), clock: identity().clock, deliver });
    const body = { email: newEmail(), code_challenge: newProofKey().challenge, login_expiration_minutes: 5 };
    await server.call(loginOrCreate, { body: { ...body, signup_expiration_minutes: 20 } });
    await server.close();
    const [mail] = sentOut;
    expect(mail?.subject).toBe('Your Waybill sign-in link');
    const href = mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
    const link = new URL(href);
    expect(link.origin + link.pathname).toBe(`${server.settings.publicOrigin}/auth/authenticate`);
    expect(link.searchParams.get('stytch_token_type')).toBe('magic_links');
    expect(mail?.html).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('expires in 20 minutes');
      expect(part).toContain('in the browser where you requested it');
    }
  });

  it('security 13: a token has 256 bits and is stored as SHA-256', async () => {
    const { email, token } = await sent();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [flow] = await flowsOf(database(), 'magic_link', email);
    expect(flow?.digest).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(flow)).not.toContain(token);
  });

  it('security 13: a scanner’s GET or HEAD does not use the link up', async () => {
    const { key, token } = await sent();
    const path = `${links}/authenticate?token=${token}&stytch_token_type=magic_links`;
    const looked = await identity().call(path);
    expect(looked.body.error_type).toBe('route_not_found');
    expect((await fetch(`${identity().origin}${path}`, { method: 'HEAD' })).status).toBe(404);
    expect((await open(token, key.verifier)).status).toBe(200);
  });

  it('security 13: a link works once', async () => {
    const { key, token } = await sent();
    expect((await open(token, key.verifier)).status).toBe(200);
    const again = await open(token, key.verifier);
    expect(again.body).toMatchObject({ status_code: 401, error_type: 'unable_to_auth_magic_link' });
  });

  it('security 13: fifty concurrent uses create one session', async () => {
    const { email, key, token } = await sent();
    const [flow] = await flowsOf(database(), 'magic_link', email);
    const body = { token, code_verifier: key.verifier, session_duration_minutes: 60 };
    const answers = await fiftyAtOnce({
      db: database(),
      clock: identity().clock,
      flowId: flow?.id ?? '',
      call: (server) => server.call(`${links}/authenticate`, { body }),
    });
    const [signedIn, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toHaveLength(0);
    expect(await sessionsOf(String(signedIn?.data.user_id))).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error_type);
    expect([...new Set(refusals)]).toEqual(['unable_to_auth_magic_link']);
  });

  it('security 13: a new link voids the old one to the same address, and no other', async () => {
    const first = await sent();
    const other = await sent();
    identity().clock.advance(60);
    const second = await sent(first.email);
    expect((await open(first.token, first.key.verifier)).body.error_type).toBe('unable_to_auth_magic_link');
    expect((await open(second.token, second.key.verifier)).status).toBe(200);
    expect((await open(other.token, other.key.verifier)).status).toBe(200);
  });

  it('security 13: a link expires after the requested time, and after an hour at the latest', async () => {
    const asked = (minutes: number, email = newEmail()) =>
      sent(email, { body: { login_expiration_minutes: 10_080, signup_expiration_minutes: minutes } });
    const short = await asked(5);
    const long = await asked(10_080);
    identity().clock.advance(299);
    expect((await open(short.token, short.key.verifier)).status).toBe(200);
    identity().clock.advance(3_300);
    expect((await open(long.token, long.key.verifier)).status).toBe(200);
    const last = await asked(10_080, long.email);
    identity().clock.advance(3_600);
    expect((await open(last.token, last.key.verifier)).body.error_type).toBe('unable_to_auth_magic_link');
  });

  it('SPEC 9: a proof key is required at the send, and its verifier at the use', async () => {
    const email = newEmail();
    for (const code_challenge of [undefined, '', 'short', 'x'.repeat(44)]) {
      const { body } = await identity().call(loginOrCreate, { body: { email, code_challenge } });
      expect(body).toMatchObject({ status_code: 400, error_type: 'missing_pkce_code_challenge' });
    }
    const { key, token } = await sent(email);
    const missing = await open(token, undefined);
    expect(missing.body.error_type).toBe('pkce_expected_code_verifier');
    const wrong = await open(token, newProofKey().verifier);
    expect(wrong.body.error_type).toBe('pkce_mismatch');
    // The SDK looks for this word, then tries its other verifier with the same token.
    for (const { body } of [missing, wrong]) expect(body.error_message).toContain('pkce');
    expect((await open(token, key.verifier)).status).toBe(200);
  });

  it('security 7: a link redirects to no other origin, and to no invalid address', async () => {
    const urls = [
      'https://elsewhere.example/auth/authenticate',
      '//elsewhere.example/auth/authenticate',
      String.raw`/\elsewhere.example`,
      'http://localhost:3001/auth/authenticate',
      'https://localhost:3000/auth/authenticate',
      'http://localhost:3000@elsewhere.example/',
      'http://somebody@localhost:3000/',
      'blob:http://localhost:3000/id',
      'filesystem:http://localhost:3000/temporary/x',
      'blob:null',
      String.raw`http://localhost:3000\@elsewhere.example`,
      String.raw`/auth\authenticate`,
      '\thttp://localhost:3000/',
      'http://localhost:3000/\tauth',
      '/auth/\nauthenticate',
      ' /auth/authenticate',
      '/..//elsewhere.example',
      'http://:secret@localhost:3000/',
      'auth/authenticate',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://',
      '',
      `/${'a'.repeat(2_000)}`,
    ];
    const emails = [newEmail(), await known()];
    for (const url of urls) {
      for (const email of emails) {
        for (const name of ['login_magic_link_url', 'signup_magic_link_url']) {
          const { body } = await send(loginOrCreate, email, newProofKey(), { body: { [name]: url } });
          expect([url, body.error_type]).toEqual([url, 'invalid_magic_link_url']);
        }
      }
    }
  });

  it('security 7: a link may redirect to any page of the portal, whether the address is known or not', async () => {
    const origin = identity().settings.publicOrigin;
    const body = {
      login_magic_link_url: `${origin}/auth/authenticate?from=login`,
      signup_magic_link_url: '/auth/authenticate?from=signup',
    };
    const [known, unknown] = [newEmail(), newEmail()];
    await identity().signIn({ email: known });
    identity().clock.advance(60);
    await sent(known, { body });
    await sent(unknown, { body });
    const from = async (email: string) => (await readLink(database(), email)).searchParams.get('from');
    expect([await from(known), await from(unknown)]).toEqual(['login', 'signup']);
    expect((await readLink(database(), unknown)).origin).toBe(origin);
  });

  it('security 9: links and codes to an address share their limit', async () => {
    const { email, key } = await sent();
    const refused = await send(loginOrCreate, email, key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    const code = await identity().call('/sdk/v1/otps/email/login_or_create', { body: { email } });
    expect(code.body.error_type).toBe('too_many_requests');
  });

  it('security 9: while sign-in is locked a valid link is answered like a used one, and nothing else changes', async () => {
    const { email, key, token } = await sent();
    for (let tries = 0; tries < 10; tries += 1) await open(token, newProofKey().verifier);
    const locked = await open(token, key.verifier);
    expect(outward(locked)).toEqual(outward(await open('no such token', key.verifier)));
    identity().clock.advance(60);
    const sending = await send(primary, email, key);
    expect(sending.status).toBe(200);
    identity().clock.advance(3_600);
    const later = await sent(email);
    expect((await open(later.token, later.key.verifier)).status).toBe(200);
  });

  it('security 11: a send to an unknown address is answered like one to a known address, at the same cost', async () => {
    const email = await known();
    const unknown = newEmail();
    const told = outward(await send(primary, email, newProofKey()));
    expect(outward(await send(primary, unknown, newProofKey()))).toEqual(told);
    expect(await flowsOf(database(), 'magic_link', unknown)).toHaveLength(1);
    expect(await flowsOf(database(), 'magic_link', email)).toHaveLength(1);
    const notice = await readMail(database(), unknown);
    expect(notice.body).toContain('requested a Waybill sign-in link');
    expect(notice.body).not.toContain('http');
    expect(await contactsOf(unknown)).toHaveLength(0);
    const again = outward(await send(primary, email, newProofKey()));
    expect(outward(await send(primary, unknown, newProofKey()))).toEqual(again);
  });

  it('security 11: login_or_create does not reveal whether it found or will create a user', async () => {
    const told = outward(await send(loginOrCreate, await known(), newProofKey()));
    expect(outward(await send(loginOrCreate, newEmail(), newProofKey()))).toEqual(told);
  });

  it('security 11: the link of a decoy opens nothing', async () => {
    const email = newEmail();
    const key = newProofKey();
    await send(primary, email, key);
    const [flow] = await flowsOf(database(), 'magic_link', email);
    await database()
      .update(schema.flowTokens)
      .set({ digest: createHash('sha256').update(`guessed ${email}`).digest('hex') })
      .where(eq(schema.flowTokens.id, flow?.id ?? ''));
    const opened = await open(`guessed ${email}`, key.verifier);
    expect(opened.body.error_type).toBe('unable_to_auth_magic_link');
  });

  it('security 11: only the setting lets a send reveal that an address is unknown', async () => {
    const open = await startIdentity({ db: database(), environment: { REVEAL_ADDRESSES: 'true' } });
    const body = { email: newEmail(), code_challenge: newProofKey().challenge };
    const told = await open.call(primary, { body });
    expect(told.body).toMatchObject({ status_code: 404, error_type: 'email_not_found' });
    await open.close();
  });

  it('SPEC 4: with a session a link adds an address, in that session only', async () => {
    const me = await identity().signIn({ email: newEmail() });
    const added = newEmail();
    const key = newProofKey();
    const { sessionToken } = me;
    expect((await send(secondary, added, key, { sessionToken })).status).toBe(200);
    expect((await readMail(database(), added)).subject).toBe('Add this address to your Waybill account');
    const token = await readToken(database(), added);
    const stranger = await identity().signIn({ email: newEmail() });
    for (const options of [{}, { sessionToken: stranger.sessionToken }]) {
      const refused = await open(token, key.verifier, options);
      expect(refused.body.error_type).toBe('unable_to_auth_magic_link');
    }
    const attached = readSignedIn(await open(token, key.verifier, { sessionToken }));
    expect([attached.userId, attached.sessionId]).toEqual([me.userId, me.sessionId]);
    expect(attached.sessionToken).not.toBe(sessionToken);
    expect((await contactsOf(added))[0]).toMatchObject({ userId: me.userId, verified: true });
  });

  it('SPEC 4: with a session a link to one’s own address steps the session up', async () => {
    const email = newEmail();
    const { sessionToken, sessionId } = await identity().signIn({ email });
    identity().clock.advance(3_000);
    const key = newProofKey();
    await send(secondary, email, key, { sessionToken });
    const stepped = readSignedIn(
      await open(await readToken(database(), email), key.verifier, { sessionToken }),
    );
    expect(stepped.sessionId).toBe(sessionId);
    expect(stepped.data.session).toMatchObject({
      authentication_factors: [{ type: 'otp' }, { type: 'magic_link' }],
    });
  });

  it('security 11: adding another customer’s address looks like adding a free one', async () => {
    const theirs = await known();
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const key = newProofKey();
    const taken = await send(secondary, theirs, key, { sessionToken });
    expect(outward(taken)).toEqual(outward(await send(secondary, newEmail(), key, { sessionToken })));
    expect((await readMail(database(), theirs)).body).toContain('It stays on yours.');
  });

  it('security 16: an address is added only soon after authentication', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    identity().clock.advance(601);
    const refused = await send(secondary, newEmail(), newProofKey(), { sessionToken });
    expect(refused.body).toMatchObject({ status_code: 401, error_type: 'stale_factors' });
    const guest = await send(secondary, newEmail(), newProofKey());
    expect(guest.body.error_type).toBe('unauthorized_credentials');
  });

  const number = (name: string) => [{ [name]: '5' }, `${name} must be a number.`] as const;
  const string = (name: string) => [{ [name]: 5 }, `${name} must be a string.`] as const;
  it.each([
    [loginOrCreate, ...string('email')],
    [loginOrCreate, ...string('code_challenge')],
    [loginOrCreate, ...string('locale')],
    [loginOrCreate, ...string('login_magic_link_url')],
    [loginOrCreate, ...string('signup_magic_link_url')],
    [loginOrCreate, ...number('login_expiration_minutes')],
    [loginOrCreate, ...number('signup_expiration_minutes')],
    [primary, ...string('email')],
    [`${links}/authenticate`, ...string('token')],
    [`${links}/authenticate`, ...string('code_verifier')],
    [`${links}/authenticate`, ...number('session_duration_minutes')],
  ])('SPEC 5: %s refuses %j', async (path, wrong, message) => {
    const right = { email: newEmail(), token: 'x', session_duration_minutes: 60 };
    const { status, body } = await identity().call(path, { body: { ...right, ...wrong } });
    expect([status, body.body]).toEqual([400, [expect.objectContaining({ message })]]);
  });

  it.each([
    [{ login_expiration_minutes: 4 }, 'invalid_expiration'],
    [{ signup_expiration_minutes: 10_081 }, 'invalid_expiration'],
    [{ login_expiration_minutes: 5.5 }, 'invalid_expiration'],
    [{ email: 'not an address' }, 'invalid_email'],
  ])('SPEC 5: a send refuses %j', async (wrong, error_type) => {
    const { body } = await send(loginOrCreate, newEmail(), newProofKey(), { body: wrong });
    expect(body).toMatchObject({ status_code: 400, error_type });
  });

  it('SPEC 5: a session lasts a whole number of minutes from 5 to 527,040', async () => {
    const { key, token } = await sent();
    for (const session_duration_minutes of [4, 527_041, 5.5]) {
      const body = { token, code_verifier: key.verifier, session_duration_minutes };
      const refused = await identity().call(`${links}/authenticate`, { body });
      expect(refused.body.error_type).toBe('invalid_session_duration_minutes');
    }
    expect((await open(token, key.verifier)).status).toBe(200);
  });
});
