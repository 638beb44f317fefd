import {
  secretSettingOf,
  trackingSourceNames,
  type WebhookSecrets,
} from '@/lib/contract/product-api/tracking-sources';
import { oauthProviders } from '@/lib/contract/identity/methods';
import type { AttestProfile } from './attest';
import { isLoopbackHost } from './loopback';
import { readOAuthClients, type OAuthClients } from './oauth';
import type { BankAccount, StripeSettings } from './payments';
import { environmentSchema, examples, type Environment } from './schema';
import { SettingsError } from './settings-error';

/** What the app works with: the environment, parsed once, with every default worked out. Edge-safe. */
export interface Settings {
  mode: Environment['NODE_ENV'];
  port: number;
  host: string;
  /** The only source for links, Origin checks, WebAuthn and OAuth. */
  publicOrigin: string;
  /** https, so `__Host-` cookies and HSTS. */
  secure: boolean;
  trustedProxies: string[];
  dataDir: string;
  /** The warehouse's own texts. */
  messagesDir: string | undefined;
  databaseUrl: string | undefined;
  /** Whether PostgreSQL is sent named statements, which not every pool in front of it passes on. */
  databaseStatements: Environment['DATABASE_STATEMENTS'];
  /** Whether the database in the data folder acknowledges a change only once it is on the disk. */
  databaseSync: boolean;
  demoData: boolean;
  secret: string | undefined;
  product: {
    /** Base URL of a remote API, or undefined for the embedded one. */
    url: string | undefined;
    /** Beside the portal's own, the origins from which pages may load the photos of packages. */
    photoOrigins: string[];
  };
  identity: {
    /** Base URL of a remote provider, or undefined for the embedded one. */
    url: string | undefined;
    publicToken: string;
    projectId: string;
    jwksUrl: string | undefined;
    issuer: string;
    audience: string;
    /** Seconds that a session JWT may live at most; one that lives longer is refused. */
    jwtMaxSeconds: number;
    /** What the login screen offers, as far as it can be delivered. */
    methods: Environment['SIGN_IN_METHODS'];
    /** The OAuth buttons: those the embedded server has clients for, or those switched on at a remote provider. */
    oauthProviders: Environment['OAUTH_PROVIDERS'];
    /** The embedded server's clients at OAuth providers. */
    oauthClients: OAuthClients;
    /** Whether calls may tell that an address is known, as the provider's wire does (security 11). */
    revealAddresses: boolean;
    /** Who else may vouch for the embedded server's users. */
    attestProfiles: AttestProfile[];
  };
  /** Seconds for code and JWT; minutes for the session. */
  lifetimes: { otpSeconds: number; jwtSeconds: number; sessionIdleMinutes: number; sessionMinutes: number };
  delivery: {
    smtpUrl: string | undefined;
    mailFrom: string;
    outbox: boolean;
    /** Where text messages are handed over, signed. */
    smsHook: { url: string; secret: string } | undefined;
  };
  /** By which carriers' webhooks are checked; one without a secret is not there. */
  webhooks: WebhookSecrets;
  /** Whether operators' webhooks may go to addresses that are not public. */
  privateWebhooks: boolean;
  /** By what customers pay from the portal; with a remote product API nothing of it is used. */
  payments: {
    stripe: StripeSettings | undefined;
    /** Where bank transfers go: one account for each currency. */
    bankAccounts: BankAccount[];
    /** Whether there is a provider that moves no money. */
    test: boolean;
  };
  /** The warehouse's e-mail address, where customers ask for a new link. */
  contactEmail: string | undefined;
  logLevel: Environment['LOG_LEVEL'];
  telemetry: {
    /** How traces are sent to the collector that OpenTelemetry's own variables name; undefined without one. */
    traces: { protocol: 'http/protobuf' | 'http/json' } | undefined;
    /** Where metrics are scraped; undefined where nobody asked for them. */
    metrics: { port: number; host: string } | undefined;
  };
  /** Where the edge half reaches the embedded identity server, and the key these self-calls carry. */
  internal: { origin: string | undefined; key: string | undefined };
}

/** Of the demo data's warehouse. */
const demoContact = 'miami@waybill.example';

function fail(name: keyof Environment, reason: string): never {
  const example = examples[name];
  throw new SettingsError(`${name} ${reason}.${example ? ` Example: ${name}=${example}` : ''}`);
}

/**
 * The photos' origins as given, or else the remote product API's own. A page served by https loads no picture by http:
 * an API behind such an address is one that browsers can't reach, and its name is not for them.
 */
function photoOrigins(
  { PHOTO_ORIGINS: given, PRODUCT_API_URL: api }: Environment,
  secure: boolean,
): string[] {
  const isLoadable = (origin: string) => !secure || origin.startsWith('https:');
  if (!given) return api === undefined ? [] : [new URL(api).origin].filter(isLoadable);
  if (!given.every(isLoadable)) fail('PHOTO_ORIGINS', 'must use https, as PUBLIC_ORIGIN does');
  return given;
}

/** Stripe's keys; a live one moves real money, and its customers come back to the portal with their session. */
function stripeOf(
  { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Environment,
  secure: boolean,
): StripeSettings | undefined {
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined) fail('STRIPE_SECRET_KEY', 'is needed beside STRIPE_WEBHOOK_SECRET');
  if (webhookSecret === undefined) {
    fail('STRIPE_WEBHOOK_SECRET', 'is needed: without it nobody would know that a payment came');
  }
  if (secretKey.includes('_live_') && !secure) {
    fail('PUBLIC_ORIGIN', 'must use https where STRIPE_SECRET_KEY is a live key: real money is paid there');
  }
  return { secretKey, webhookSecret };
}

/** What is traced and measured; nothing, unless it is asked for. */
function telemetryOf(env: Environment): Settings['telemetry'] {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port !== undefined && port === env.PORT) {
    fail('METRICS_PORT', 'must be another port than PORT: metrics are not for customers');
  }
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isTraced = endpoint !== undefined && env.OTEL_SDK_DISABLED !== 'true';
  const protocol =
    env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? env.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf';
  return {
    traces: isTraced ? { protocol } : undefined,
    metrics: port === undefined ? undefined : { port, host },
  };
}

/**
 * Parses an environment into settings.
 * @throws SettingsError naming the first variable that can't be used, the reason and an example.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    fail(issue?.path[0] as keyof Environment, issue?.message ?? 'is not valid');
  }
  const env = parsed.data;
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const url = new URL(publicOrigin);
  const secure = url.protocol === 'https:';
  if (!secure && !isLoopbackHost(url.hostname)) {
    fail(
      'PUBLIC_ORIGIN',
      'must use https when it is not localhost: session cookies would travel in the clear',
    );
  }
  const smtpOrOutbox = env.SMTP_URL !== undefined || env.OUTBOX !== 'false';
  const exposed = !isLoopbackHost(env.HOST) || !isLoopbackHost(url.hostname);
  const embeddedIdentity = env.IDENTITY_API_URL === undefined;
  if (embeddedIdentity && exposed && env.SMTP_URL === undefined && env.OUTBOX !== 'true') {
    fail(
      'SMTP_URL',
      'is needed to listen beyond loopback: without it (or OUTBOX=true) nobody would receive a sign-in code',
    );
  }
  if ((env.SMS_HOOK_URL === undefined) !== (env.SMS_HOOK_SECRET === undefined)) {
    const missing = env.SMS_HOOK_URL === undefined ? 'SMS_HOOK_URL' : 'SMS_HOOK_SECRET';
    fail(missing, 'is needed: text messages are handed over signed');
  }
  const oauthClients = readOAuthClients(environment);
  const demoData = env.DEMO_DATA === undefined ? !exposed && embeddedIdentity : env.DEMO_DATA === 'true';
  if (env.TEST_PAYMENTS === 'true' && exposed) {
    fail('TEST_PAYMENTS', 'can’t be true beyond loopback: invoices would be paid without money');
  }
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicOrigin,
    secure,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: env.DATA_DIR,
    messagesDir: env.MESSAGES_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseStatements: env.DATABASE_STATEMENTS,
    databaseSync: env.DATABASE_SYNC !== 'false',
    demoData,
    secret: env.WAYBILL_SECRET,
    product: { url: env.PRODUCT_API_URL, photoOrigins: photoOrigins(env, secure) },
    identity: {
      url: env.IDENTITY_API_URL,
      publicToken: env.STYTCH_PUBLIC_TOKEN,
      projectId: env.STYTCH_PROJECT_ID,
      jwksUrl: env.JWKS_URL,
      issuer: env.JWT_ISSUER ?? `stytch.com/${env.STYTCH_PROJECT_ID}`,
      audience: env.JWT_AUDIENCE ?? env.STYTCH_PROJECT_ID,
      jwtMaxSeconds: env.JWT_MAX_LIFETIME_SECONDS,
      methods: env.SIGN_IN_METHODS,
      oauthProviders: embeddedIdentity
        ? oauthProviders.filter((provider) => oauthClients[provider] !== undefined)
        : env.OAUTH_PROVIDERS,
      oauthClients,
      revealAddresses: env.REVEAL_ADDRESSES === 'true',
      attestProfiles: env.ATTEST_PROFILES,
    },
    lifetimes: {
      otpSeconds: env.OTP_LIFETIME_SECONDS,
      jwtSeconds: env.JWT_LIFETIME_SECONDS,
      sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
      sessionMinutes: env.SESSION_LIFETIME_MINUTES,
    },
    delivery: {
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      outbox: env.SMTP_URL === undefined && smtpOrOutbox,
      smsHook:
        env.SMS_HOOK_URL !== undefined && env.SMS_HOOK_SECRET !== undefined
          ? { url: env.SMS_HOOK_URL, secret: env.SMS_HOOK_SECRET }
          : undefined,
    },
    webhooks: Object.fromEntries(trackingSourceNames.map((name) => [name, env[secretSettingOf(name)]])),
    privateWebhooks: env.WEBHOOK_PRIVATE_ADDRESSES === 'true',
    payments: {
      stripe: stripeOf(env, secure),
      bankAccounts: env.BANK_TRANSFER_ACCOUNTS,
      test: env.TEST_PAYMENTS === undefined ? demoData && !exposed : env.TEST_PAYMENTS === 'true',
    },
    contactEmail: env.CONTACT_EMAIL ?? (demoData ? demoContact : undefined),
    logLevel: env.LOG_LEVEL,
    telemetry: telemetryOf(env),
    internal: { origin: env.WAYBILL_INTERNAL_ORIGIN, key: env.WAYBILL_INTERNAL_KEY },
  };
}
