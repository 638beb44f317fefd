import { z } from 'zod';
import { oauthProviders, signInMethods } from '@/lib/contract/identity/methods';
import {
  secretSettingOf,
  trackingSourceNames,
  trackingSources,
  type TrackingSourceName,
  type WebhookSecretSetting,
} from '@/lib/contract/product-api/tracking-sources';
import { attestProfilesSchema } from './attest';
import { bankAccountsSchema } from './payments';
import { baseUrl, privateUrl } from './private-way';

const blankAsUnset = (value: unknown) => (value === '' ? undefined : value);

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional());

/** One entry for the webhook secret of each tracking source. */
const ofTrackingSources = <T>(make: (name: TrackingSourceName) => T) =>
  Object.fromEntries(trackingSourceNames.map((name) => [secretSettingOf(name), make(name)])) as Record<
    WebhookSecretSetting,
    T
  >;

const integer = (min: number, max: number, fallback: number) =>
  z.preprocess(
    blankAsUnset,
    z.coerce
      .number({ error: `must be a whole number from ${min} to ${max}` })
      .int(`must be a whole number from ${min} to ${max}`)
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`)
      .default(fallback),
  );

const flag = z.preprocess(
  blankAsUnset,
  z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
);

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value, ctx) => {
    const url = new URL(value);
    if (url.pathname !== '/' || url.search || url.hash || url.username) {
      ctx.addIssue({ code: 'custom', message: 'must be an origin: scheme, host and port only' });
      return z.NEVER;
    }
    return url.origin;
  });

/** A host as a content security policy may name it; an address may have more in its host. */
const plainHost = /^[a-z\d.:[\]-]+$/;

const origins = z.preprocess(
  (value) =>
    typeof value === 'string' && value.trim() !== ''
      ? value.split(',').map((entry) => entry.trim())
      : undefined,
  z
    .array(
      origin.refine((value) => plainHost.test(new URL(value).host), 'must be origins, separated by commas'),
    )
    .optional(),
);

const addresses = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean)
      : value,
  z
    .array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: 'must be addresses or CIDR ranges, separated by commas',
      }),
    )
    .default([]),
);

/** A list of known words, separated by commas. */
const listOf = <const T extends readonly [string, ...string[]]>(words: T, fallback: readonly T[number][]) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' && value !== '' ? value.split(',').map((word) => word.trim()) : undefined,
    z
      .array(z.enum(words, { error: `may have, separated by commas: ${words.join(', ')}` }))
      .default([...fallback]),
  );

const hostName = z.preprocess(
  blankAsUnset,
  z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name of this machine')
    .default('127.0.0.1'),
);

const otlpProtocols = ['http/protobuf', 'http/json'] as const;
const otlpProtocol = optional(
  z.enum(otlpProtocols, { error: 'must be http/protobuf or http/json: gRPC is not spoken' }),
);

/** OpenTelemetry's names of samplers. */
const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** A share between 0 and 1, as the text that it is given by. */
const share = optional(
  z.string().refine((value) => /^(0?\.\d+|[01](\.0*)?)$/.test(value.trim()), 'must be a number from 0 to 1'),
);

/** Every run-time setting, as its environment variable. The README's table lists the same names. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: integer(0, 65_535, 3000),
  HOST: hostName,
  PUBLIC_ORIGIN: optional(origin),
  TRUSTED_PROXIES: addresses,

  DATA_DIR: z.preprocess(blankAsUnset, z.string().default('data')),
  MESSAGES_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  DATABASE_STATEMENTS: z.preprocess(
    blankAsUnset,
    z.enum(['named', 'unnamed'], { error: 'must be named or unnamed' }).default('named'),
  ),
  DATABASE_SYNC: flag,
  DEMO_DATA: flag,
  WAYBILL_SECRET: optional(z.string().min(32, 'must be at least 32 characters')),

  PRODUCT_API_URL: optional(baseUrl),
  PHOTO_ORIGINS: origins,
  IDENTITY_API_URL: optional(privateUrl),
  STYTCH_PUBLIC_TOKEN: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
      .default('public-token-test-waybill-embedded'),
  ),
  STYTCH_PROJECT_ID: z.preprocess(
    blankAsUnset,
    z
      .string()
      .regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
      .default('project-test-waybill-embedded'),
  ),
  JWKS_URL: optional(privateUrl),
  JWT_ISSUER: optional(z.string()),
  JWT_AUDIENCE: optional(z.string()),
  JWT_MAX_LIFETIME_SECONDS: integer(300, 86_400, 300),

  SIGN_IN_METHODS: listOf(signInMethods, signInMethods),
  OAUTH_PROVIDERS: listOf(oauthProviders, []),
  REVEAL_ADDRESSES: flag,
  ATTEST_PROFILES: attestProfilesSchema,

  OTP_LIFETIME_SECONDS: integer(1, 300, 300),
  JWT_LIFETIME_SECONDS: integer(1, 300, 300),
  SESSION_IDLE_MINUTES: integer(5, 527_040, 10_080),
  SESSION_LIFETIME_MINUTES: integer(5, 527_040, 43_200),

  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: z.preprocess(blankAsUnset, z.string().default('Waybill <no-reply@localhost>')),
  OUTBOX: flag,
  SMS_HOOK_URL: optional(privateUrl),
  SMS_HOOK_SECRET: optional(z.string().min(32, 'must be at least 32 characters')),

  ...ofTrackingSources(() => optional(z.string())),
  WEBHOOK_PRIVATE_ADDRESSES: flag,

  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\S+$/, 'must be the secret that Stripe shows')),
  BANK_TRANSFER_ACCOUNTS: bankAccountsSchema,
  TEST_PAYMENTS: flag,

  CONTACT_EMAIL: optional(z.email('must be an e-mail address')),

  LOG_LEVEL: z.preprocess(
    blankAsUnset,
    z
      .enum(['silent', 'error', 'warn', 'info'], { error: 'must be silent, error, warn or info' })
      .default('info'),
  ),

  METRICS_PORT: optional(
    z.coerce
      .number({ error: 'must be a whole number from 1 to 65535' })
      .int('must be a whole number from 1 to 65535')
      .min(1, 'must be at least 1')
      .max(65_535, 'must be at most 65535'),
  ),
  METRICS_HOST: hostName,

  /** OpenTelemetry's own names; its packages read these and more. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(baseUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(baseUrl),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlpProtocol,
  OTEL_TRACES_SAMPLER: optional(
    z.enum(traceSamplers, { error: `must be one of ${traceSamplers.join(', ')}` }),
  ),
  OTEL_TRACES_SAMPLER_ARG: share,
  OTEL_SDK_DISABLED: flag,

  /** Set by the composition after it bound the internal listener; never by hand. */
  WAYBILL_INTERNAL_ORIGIN: optional(origin),
  WAYBILL_INTERNAL_KEY: optional(z.string()),
});

export type Environment = z.infer<typeof environmentSchema>;

/** A value that works, shown with the reason when one does not. */
export const examples: Partial<Record<keyof Environment, string>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://portal.example.com',
  TRUSTED_PROXIES: '10.0.0.0/8,192.168.1.4',
  DATABASE_URL: 'postgres://waybill:secret@localhost:5432/waybill',
  DATABASE_STATEMENTS: 'unnamed',
  DATABASE_SYNC: 'false',
  DEMO_DATA: 'true',
  WAYBILL_SECRET: 'the output of: openssl rand -hex 32',
  PRODUCT_API_URL: 'https://api.example.com',
  PHOTO_ORIGINS: 'https://photos.example.com,https://cdn.example.com',
  IDENTITY_API_URL: 'https://api.stytch.com',
  STYTCH_PUBLIC_TOKEN: 'public-token-live-…',
  STYTCH_PROJECT_ID: 'project-live-…',
  JWKS_URL: 'https://api.stytch.com/v1/sessions/jwks/project-live-…',
  OTP_LIFETIME_SECONDS: '300',
  JWT_LIFETIME_SECONDS: '300',
  SESSION_IDLE_MINUTES: '10080',
  SESSION_LIFETIME_MINUTES: '43200',
  SMTP_URL: 'smtp://user:password@mail.example.com:587',
  OUTBOX: 'true',
  WEBHOOK_PRIVATE_ADDRESSES: 'true',
  SIGN_IN_METHODS: 'email_code,passkey,password',
  OAUTH_PROVIDERS: 'google,apple',
  ATTEST_PROFILES:
    '[{"profile_id":"partner","issuer":"https://id.example.com","audience":"waybill","jwks_url":"https://id.example.com/jwks"}]',
  SMS_HOOK_URL: 'https://sms.example.com/messages',
  SMS_HOOK_SECRET: 'the output of: openssl rand -hex 32',
  ...ofTrackingSources((name) => trackingSources[name].secretExample),
  STRIPE_SECRET_KEY: 'sk_live_…',
  STRIPE_WEBHOOK_SECRET: 'whsec_…',
  BANK_TRANSFER_ACCOUNTS:
    '[{"currency":"EUR","holder":"Palm Parcels","iban":"DE75512108001245126199","bic":"SOLADEST600"}]',
  TEST_PAYMENTS: 'false',
  CONTACT_EMAIL: 'hello@warehouse.example.com',
  LOG_LEVEL: 'info',
  METRICS_PORT: '9464',
  METRICS_HOST: '127.0.0.1',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces',
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
  OTEL_SDK_DISABLED: 'true',
};
