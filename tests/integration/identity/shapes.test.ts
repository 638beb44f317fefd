import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startIdentity, type TestIdentity } from '@/tests/support/identity';

const anyString: unknown = expect.any(String);
const anyBoolean: unknown = expect.any(Boolean);
const anyArray: unknown = expect.any(Array);
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

describe.each(databases)('the provider’s wire on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let identity: TestIdentity;

  beforeAll(async () => {
    opened = await open();
    identity = await startIdentity({ db: opened.db });
  });
  afterAll(async () => {
    await identity.close();
    await opened.close();
  });

  it('SPEC 7: bootstrap has every field the SDK reads, and makes no request leave the origin', async () => {
    const { status, data } = await identity.call(
      `/sdk/v1/projects/bootstrap/${identity.settings.identity.publicToken}`,
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status_code: 200,
      project_name: 'Waybill',
      disable_sdk_watermark: true,
      captcha_settings: { enabled: false },
      cname_domain: null,
      email_domains: [],
      pkce_required_for_email_magic_links: anyBoolean,
      pkce_required_for_password_resets: anyBoolean,
      pkce_required_for_oauth: anyBoolean,
      pkce_required_for_sso: anyBoolean,
      slug_pattern: null,
      create_organization_enabled: false,
      password_config: null,
      dfp_protected_auth_enabled: false,
      rbac_policy: { roles: anyArray, resources: anyArray, scopes: anyArray },
      siwe_required_for_crypto_wallets: anyBoolean,
      vertical: 'CONSUMER',
    });
    expect(data).toHaveProperty('request_id');
    expect(data).toHaveProperty('dfp_protected_auth_mode');
  });

  it('SPEC 7: an unknown public token gets an unwrapped error', async () => {
    const { status, body } = await identity.call('/sdk/v1/projects/bootstrap/public-token-test-other');
    expect(status).toBe(404);
    expect(body).toEqual({
      status_code: 404,
      error_type: 'public_token_not_found',
      error_message: anyString,
      error_url: matching(/^https:/),
      request_id: anyString,
    });
  });

  it('SPEC 7: a code by e-mail opens a session in the shape the SDK reads', async () => {
    const { data, userId, sessionId, sessionJwt } = await identity.signIn(
      { email: 'ada@waybill.example' },
      { headers: { 'user-agent': 'Test browser', 'x-waybill-client': '203.0.113.7' } },
    );
    const factor = {
      type: 'otp',
      delivery_method: 'email',
      last_authenticated_at: identity.clock.now().toISOString(),
      email_factor: {
        email_id: matching(/^email-test-[\da-f-]{36}$/),
        email_address: 'ada@waybill.example',
      },
    };
    expect(data.session).toEqual({
      session_id: matching(/^session-test-/),
      user_id: userId,
      started_at: identity.clock.now().toISOString(),
      last_accessed_at: identity.clock.now().toISOString(),
      expires_at: new Date(identity.clock.now().getTime() + 3_600_000).toISOString(),
      attributes: { ip_address: '203.0.113.7', user_agent: 'Test browser' },
      authentication_factors: [factor],
      custom_claims: null,
      roles: ['stytch_user'],
    });
    expect(data.user).toMatchObject({
      user_id: matching(/^user-test-/),
      status: 'active',
      emails: [{ email: 'ada@waybill.example', verified: true, email_id: factor.email_factor.email_id }],
      phone_numbers: [],
      untrusted_metadata: {},
      totps: [],
      crypto_wallets: [],
      providers: [],
      webauthn_registrations: [],
      biometric_registrations: [],
      roles: ['stytch_user'],
    });
    const seconds = Math.floor(identity.clock.now().getTime() / 1000);
    expect(decodeProtectedHeader(sessionJwt)).toMatchObject({ alg: 'RS256', kid: anyString });
    expect(decodeJwt(sessionJwt)).toEqual({
      iss: 'stytch.com/project-test-waybill-embedded',
      aud: ['project-test-waybill-embedded'],
      sub: userId,
      iat: seconds,
      nbf: seconds,
      exp: seconds + 300,
      'https://stytch.com/session': {
        id: sessionId,
        started_at: identity.clock.now().toISOString(),
        last_accessed_at: identity.clock.now().toISOString(),
        expires_at: new Date(identity.clock.now().getTime() + 3_600_000).toISOString(),
        attributes: { ip_address: '203.0.113.7', user_agent: 'Test browser' },
        authentication_factors: [factor],
        roles: ['stytch_user'],
      },
    });
  });

  it('SPEC 7: a code by text message does the same for a phone number', async () => {
    const { data } = await identity.signIn({ phone: '+442079460142' });
    expect(data.session).toMatchObject({
      authentication_factors: [
        {
          type: 'otp',
          delivery_method: 'sms',
          phone_number_factor: {
            phone_id: matching(/^phone-number-test-/),
            phone_number: '+442079460142',
          },
        },
      ],
    });
  });

  it('SPEC 7: users/me returns the user directly, and a PUT also as __user', async () => {
    const { sessionToken } = await identity.signIn({ email: 'me@waybill.example' });
    const me = await identity.call('/sdk/v1/users/me', { sessionToken });
    expect(me.data).toMatchObject({ emails: [{ email: 'me@waybill.example' }] });
    const put = await identity.call('/sdk/v1/users/me', {
      method: 'PUT',
      sessionToken,
      body: {
        untrusted_metadata: { theme: 'dark' },
        roles: ['admin'],
        emails: [],
        user_id: 'user-test-other',
      },
    });
    expect(put.status).toBe(200);
    expect(put.data.__user).toEqual({ ...withoutCommon(me.data), untrusted_metadata: { theme: 'dark' } });
  });

  it('SPEC 7: the telemetry batch is accepted without a credential', async () => {
    const batch = Array.from({ length: 15 }, () => ({ telemetry: {}, event: { event_name: 'x' } }));
    const response = await fetch(`${identity.origin}/sdk/v1/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(batch),
    });
    expect(response.status).toBe(200);
    const many = await identity.call('/sdk/v1/events', { body: Array.from({ length: 101 }, () => ({})) });
    expect(many.status).toBe(400);
  });

  it('SPEC 8: an argument of a wrong type is a schema error that names it', async () => {
    const { status, body } = await identity.call('/sdk/v1/otps/authenticate', {
      body: { token: 123456, method_id: 'email-test-x', session_duration_minutes: '60' },
    });
    expect(status).toBe(400);
    expect(body.body).toEqual([
      expect.objectContaining({ dataPath: '.token', message: 'token must be a string.' }),
      expect.objectContaining({
        dataPath: '.session_duration_minutes',
        message: 'session_duration_minutes must be a number.',
      }),
    ]);
  });

  it.each([
    ['/sdk/v1/otps/email/login_or_create', { email: 7 }, 'email must be a string.'],
    ['/sdk/v1/otps/sms/login_or_create', { phone_number: null }, 'phone_number must be a string.'],
    ['/sdk/v1/otps/email/send/primary', {}, 'email must be a string.'],
    [
      '/sdk/v1/sessions/authenticate',
      { session_duration_minutes: true },
      'session_duration_minutes must be a number.',
    ],
    ['/sdk/v1/events', { not: 'a batch' }, 'The batch must be an array of objects.'],
  ])('SPEC 5: %s checks its arguments', async (path, body, message) => {
    const answer = await identity.call(path, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.body).toEqual([expect.objectContaining({ message })]);
  });

  const paths = ['otps', 'passwords', 'magic_links', 'sessions', 'oauth'].map(
    (kind) => `/sdk/v1/${kind}/authenticate`,
  );
  it.each(paths.flatMap((path) => ['[]', '"text"', '7', 'null'].map((body) => ({ path, body }))))(
    'SPEC 8: $path reports in a sentence that $body is not an object',
    async ({ path, body }) => {
      const answer = await identity.call(path, { body });
      expect(answer.status).toBe(400);
      expect(answer.body.body).toEqual([
        expect.objectContaining({ dataPath: '', message: 'The body must be an object.' }),
      ]);
    },
  );

  it('SPEC 5: untrusted_metadata must be an object', async () => {
    const { sessionToken } = await identity.signIn({ email: 'meta@waybill.example' });
    for (const untrusted_metadata of ['text', 7, [], null]) {
      const answer = await identity.call('/sdk/v1/users/me', {
        method: 'PUT',
        sessionToken,
        body: { untrusted_metadata },
      });
      expect(answer.status).toBe(400);
      expect(answer.body.body).toEqual([
        expect.objectContaining({ message: 'untrusted_metadata must be an object.' }),
      ]);
    }
  });

  it('security 22: junk never gets a 5xx', async () => {
    const { sessionToken } = await identity.signIn({ email: 'junk@waybill.example' });
    const put = (untrusted_metadata: unknown) =>
      identity.call('/sdk/v1/users/me', { method: 'PUT', sessionToken, body: { untrusted_metadata } });
    const answers = await Promise.all([
      identity.call('/sdk/v1/otps/authenticate', { body: '{"token":' }),
      identity.call('/sdk/v1/otps/authenticate', { body: '['.repeat(20_000) }),
      identity.enterCode('email-test-\u0000', '000000'),
      identity.enterCode('x'.repeat(5_000), '\u0000'),
      identity.call('/sdk/v1/otps/email/login_or_create', { body: { email: 'a\u0000b@waybill.example' } }),
      identity.call('/sdk/v1/otps/sms/login_or_create', { body: { phone_number: '+\u0000' } }),
      identity.call('/sdk/v1/users/me', { sessionToken: '\u0001' }),
      put({ nul: '\u0000' }),
      put({ half: '\ud800' }),
      put({ large: 'x'.repeat(5_000) }),
      put(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`key${index}`, 1]))),
      identity.call('/sdk/v1/nowhere'),
      identity.call('/v1/sessions/jwks/another-project'),
      identity.call('/v1/outbox'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      400, 400, 401, 401, 400, 400, 404, 400, 400, 400, 400, 404, 404, 404,
    ]);
  });
});

function withoutCommon({ request_id: _id, status_code: _code, ...rest }: Record<string, unknown>) {
  return rest;
}
