import { expect, it } from 'vitest';
import { z } from 'zod';
import type { StytchClient } from '@stytch/nextjs/headless';
import { newProofKey, strongPassword } from '@/tests/support/identity-links';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

/* The published types of the provider's SDK (@stytch/nextjs 22.3.0) as schemas; `satisfies` checks each against its type.
   They reflect what is published, not the live service: docs/stytch.md lists the open questions. */

type Answer<T extends (...all: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>;

const time = z.iso.datetime();
const common = { request_id: z.string().min(1), status_code: z.literal(200) };

const user = z.looseObject({
  user_id: z.string(),
  created_at: time,
  status: z.enum(['active', 'pending']),
  name: z.object({ first_name: z.string(), last_name: z.string(), middle_name: z.string() }),
  emails: z.array(z.object({ email: z.string(), email_id: z.string(), verified: z.boolean() })),
  phone_numbers: z.array(z.object({ phone_number: z.string(), phone_id: z.string(), verified: z.boolean() })),
  crypto_wallets: z.array(
    z.object({
      crypto_wallet_id: z.string(),
      crypto_wallet_address: z.string(),
      crypto_wallet_type: z.string(),
      verified: z.boolean(),
    }),
  ),
  providers: z.array(
    z.object({
      oauth_user_registration_id: z.string(),
      provider_subject: z.string(),
      provider_type: z.string(),
      profile_picture_url: z.string(),
      locale: z.string(),
    }),
  ),
  totps: z.array(z.object({ totp_id: z.string(), verified: z.boolean() })),
  webauthn_registrations: z.array(
    z.object({
      webauthn_registration_id: z.string(),
      domain: z.string(),
      user_agent: z.string(),
      authenticator_type: z.string(),
      verified: z.boolean(),
      name: z.string(),
    }),
  ),
  biometric_registrations: z.array(
    z.object({ biometric_registration_id: z.string(), verified: z.boolean() }),
  ),
  password: z.object({ password_id: z.string(), requires_reset: z.boolean() }).nullable(),
  trusted_metadata: z.record(z.string(), z.unknown()),
  untrusted_metadata: z.record(z.string(), z.unknown()),
  roles: z.array(z.string()),
}) satisfies z.ZodType<Omit<Answer<StytchClient['user']['get']>, 'request_id' | 'status_code'>>;

const factor = z.looseObject({
  type: z.string(),
  delivery_method: z.string(),
  last_authenticated_at: time,
});

const session = z.looseObject({
  session_id: z.string(),
  user_id: z.string(),
  started_at: time,
  last_accessed_at: time,
  expires_at: time,
  attributes: z.object({ ip_address: z.string(), user_agent: z.string() }),
  authentication_factors: z.array(factor).min(1),
  custom_claims: z.record(z.string(), z.unknown()).nullable(),
  roles: z.array(z.string()),
});

const authenticated = z.looseObject({
  ...common,
  user_id: z.string(),
  session,
  user,
  session_token: z.string().min(1),
  session_jwt: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
});

const strength = z.looseObject({
  ...common,
  valid_password: z.boolean(),
  score: z.number(),
  breached_password: z.boolean(),
  breach_detection_on_create: z.boolean(),
  strength_policy: z.enum(['luds', 'zxcvbn']),
  feedback: z.object({
    suggestions: z.array(z.string()),
    warning: z.string(),
    luds_requirements: z.object({
      has_digit: z.boolean(),
      has_lower_case: z.boolean(),
      has_symbol: z.boolean(),
      has_upper_case: z.boolean(),
      missing_characters: z.number(),
      missing_complexity: z.number(),
    }),
  }),
}) satisfies z.ZodType<Answer<StytchClient['passwords']['strengthCheck']>>;

const totp = z.looseObject({
  ...common,
  totp_id: z.string(),
  secret: z.string(),
  qr_code: z.string(),
  recovery_codes: z.array(z.string()).length(10),
}) satisfies z.ZodType<Answer<StytchClient['totps']['create']>>;

const methodSent = z.looseObject({ ...common, method_id: z.string() }) satisfies z.ZodType<
  Answer<StytchClient['otps']['email']['loginOrCreate']>
>;

const acknowledged = z.looseObject(common) satisfies z.ZodType<
  Answer<StytchClient['magicLinks']['email']['loginOrCreate']>
>;

const challenge = z.looseObject({ ...common, challenge: z.string() }) satisfies z.ZodType<
  Answer<StytchClient['cryptoWallets']['authenticateStart']>
>;

const jsonText = z.string().transform((text) => JSON.parse(text) as unknown);

/** The error that the provider documents for every call. */
const apiError = z.strictObject({
  status_code: z.number(),
  request_id: z.string(),
  error_type: z.string(),
  error_message: z.string(),
  error_url: z.url(),
  error_details: z.looseObject({}).optional(),
});

/** The fields that the SDK reads from bootstrap. */
const bootstrap = z.looseObject({
  ...common,
  project_name: z.string().nullable(),
  disable_sdk_watermark: z.boolean(),
  cname_domain: z.string().nullable(),
  email_domains: z.array(z.string()),
  captcha_settings: z.union([
    z.object({ enabled: z.literal(false) }),
    z.object({ enabled: z.literal(true), siteKey: z.string() }),
  ]),
  pkce_required_for_email_magic_links: z.boolean(),
  pkce_required_for_password_resets: z.boolean(),
  pkce_required_for_oauth: z.boolean(),
  pkce_required_for_sso: z.boolean(),
  slug_pattern: z.string().nullable(),
  create_organization_enabled: z.boolean(),
  password_config: z.object({ luds_complexity: z.number(), luds_minimum_count: z.number() }).nullable(),
  dfp_protected_auth_enabled: z.boolean(),
  dfp_protected_auth_mode: z.enum(['OBSERVATION', 'DECISIONING']),
  rbac_policy: z.object({
    roles: z.array(
      z.object({
        role_id: z.string(),
        description: z.string(),
        permissions: z.array(z.object({ resource_id: z.string(), actions: z.array(z.string()) })),
      }),
    ),
    resources: z.array(
      z.object({ resource_id: z.string(), description: z.string(), actions: z.array(z.string()) }),
    ),
    scopes: z.array(z.unknown()),
  }),
  siwe_required_for_crypto_wallets: z.boolean(),
  vertical: z.literal('CONSUMER'),
});

describeIdentity('the published shapes of the provider (not its live service)', ({ identity }) => {
  const post = (path: string, body: object, sessionToken?: string) =>
    identity().call(`/sdk/v1${path}`, { body, ...(sessionToken && { sessionToken }) });

  it('contract: bootstrap', async () => {
    const { publicToken } = identity().settings.identity;
    const { data } = await identity().call(`/sdk/v1/projects/bootstrap/${publicToken}`);
    bootstrap.parse(data);
  });

  it('contract: a code is sent, and signs in', async () => {
    const email = newEmail();
    const sent = methodSent.parse((await post('/otps/email/login_or_create', { email })).data);
    const answer = await identity().enterCode(sent.method_id, await identity().readCode(email));
    const { session: opened, user: found, user_id } = authenticated.parse(answer.data);
    expect([opened.user_id, found.user_id]).toEqual([user_id, user_id]);
    expect(opened.authentication_factors[0]).toMatchObject({
      type: 'otp',
      delivery_method: 'email',
      email_factor: { email_id: sent.method_id, email_address: email },
    });
  });

  it('contract: the user, and calls that change them', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    user.parse((await identity().call('/sdk/v1/users/me', { sessionToken })).data);
    const options = { method: 'PUT', body: { untrusted_metadata: { a: 1 } }, sessionToken } as const;
    const { data } = await identity().call('/sdk/v1/users/me', options);
    z.looseObject({ ...common, __user: user }).parse(data);
  });

  it('contract: starts and checks', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const domain = 'localhost';
    acknowledged.parse(
      (
        await post('/magic_links/email/login_or_create', {
          email: newEmail(),
          code_challenge: newProofKey().challenge,
        })
      ).data,
    );
    strength.parse((await post('/passwords/strength_check', { password: strongPassword })).data);
    totp.parse((await post('/totps', {}, sessionToken)).data);
    challenge.parse(
      (
        await post('/crypto_wallets/authenticate/start/primary', {
          crypto_wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
          crypto_wallet_type: 'ethereum',
        })
      ).data,
    );
    z.looseObject({ ...common, user_id: z.string(), public_key_credential_creation_options: jsonText }).parse(
      (await post('/webauthn/register/start', { domain }, sessionToken)).data,
    );
    z.looseObject({ ...common, user_id: z.string(), public_key_credential_request_options: jsonText }).parse(
      (await post('/webauthn/authenticate/start/primary', { domain })).data,
    );
    const apps = await identity().call('/sdk/v1/users/connected_apps', { sessionToken });
    z.looseObject({ ...common, connected_apps: z.array(z.unknown()) }).parse(apps.data);
  });

  it('contract: errors, of the API and of its schema', async () => {
    const refused = await post('/otps/authenticate', {
      token: '000000',
      method_id: 'email-test-none',
      session_duration_minutes: 60,
    });
    expect(apiError.parse(refused.body)).toMatchObject({
      status_code: 401,
      error_type: 'unable_to_auth_otp_code',
    });
    const { body } = await post('/otps/authenticate', { token: 5 });
    const complaint = z.object({ dataPath: z.string(), message: z.string(), keyword: z.string() });
    z.looseObject({ status_code: z.literal(400), body: z.array(complaint).min(3) }).parse(body);
  });
});
