import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from '@/lib/runtime/settings';

const refusal = (environment: Record<string, string | undefined>): string => {
  try {
    parseSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
};

describe('settings', () => {
  it('the defaults are the embedded system on loopback with demo data', () => {
    expect(parseSettings({})).toMatchObject({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      secure: false,
      demoData: true,
      databaseUrl: undefined,
      databaseStatements: 'named',
      databaseSync: true,
      delivery: { outbox: true, smtpUrl: undefined },
    });
  });

  it('an empty value counts as unset', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '', OUTBOX: '' })).toEqual(parseSettings({}));
  });

  it('the public origin follows the port', () => {
    expect(parseSettings({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080');
  });

  it.each([
    ['PORT', 'eighty', 'PORT=3000'],
    ['PORT', '70000', 'PORT=3000'],
    ['HOST', 'my host', 'HOST=127.0.0.1'],
    ['PUBLIC_ORIGIN', 'portal.example.com', 'PUBLIC_ORIGIN=https://portal.example.com'],
    ['PUBLIC_ORIGIN', 'https://portal.example.com/app', 'PUBLIC_ORIGIN=https://portal.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,proxy.internal', 'TRUSTED_PROXIES=10.0.0.0/8,192.168.1.4'],
    ['TRUSTED_PROXIES', '10.0.0.0/40', 'TRUSTED_PROXIES='],
    ['DATABASE_URL', 'mysql://localhost/waybill', 'DATABASE_URL=postgres://'],
    ['DATABASE_STATEMENTS', 'none', 'DATABASE_STATEMENTS=unnamed'],
    ['DATABASE_SYNC', 'off', 'DATABASE_SYNC=false'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA=true'],
    ['WAYBILL_SECRET', 'short', 'openssl rand -hex 32'],
    ['PRODUCT_API_URL', 'ftp://api.example.com', 'PRODUCT_API_URL=https://'],
    ['IDENTITY_API_URL', 'stytch', 'IDENTITY_API_URL=https://'],
    ['STYTCH_PUBLIC_TOKEN', 'a b', 'STYTCH_PUBLIC_TOKEN=public-token-live-'],
    ['STYTCH_PROJECT_ID', '!', 'STYTCH_PROJECT_ID=project-live-'],
    ['JWKS_URL', 'keys', 'JWKS_URL=https://'],
    ['OTP_LIFETIME_SECONDS', '301', 'OTP_LIFETIME_SECONDS=300'],
    ['JWT_LIFETIME_SECONDS', '0', 'JWT_LIFETIME_SECONDS=300'],
    ['SESSION_IDLE_MINUTES', '4', 'SESSION_IDLE_MINUTES=10080'],
    ['SESSION_LIFETIME_MINUTES', '527041', 'SESSION_LIFETIME_MINUTES=43200'],
    ['SMTP_URL', 'http://mail', 'SMTP_URL=smtp://'],
    ['OUTBOX', '1', 'OUTBOX=true'],
    ['LOG_LEVEL', 'debug', 'LOG_LEVEL=info'],
    ['METRICS_PORT', '0', 'METRICS_PORT=9464'],
    ['METRICS_PORT', 'nine', 'METRICS_PORT=9464'],
    ['METRICS_HOST', 'my host', 'METRICS_HOST=127.0.0.1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT=http://'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf'],
    ['OTEL_TRACES_SAMPLER', 'some', 'OTEL_TRACES_SAMPLER=parentbased_traceidratio'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%', 'OTEL_TRACES_SAMPLER_ARG=0.1'],
    ['OTEL_SDK_DISABLED', '1', 'OTEL_SDK_DISABLED=true'],
  ])('%s=%s is refused by name, with the reason and an example', (name, value, example) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} (must|is) .+\\.`));
    expect(message).toContain(`Example: `);
    expect(message).toContain(example);
  });

  it('a secret is not repeated in the message that refuses it', () => {
    expect(refusal({ WAYBILL_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  it.each(['IDENTITY_API_URL', 'JWKS_URL', 'SMS_HOOK_URL'])(
    'security 32: %s is https, or http on this machine',
    (name) => {
      const message = refusal({ [name]: 'http://user:hunter2@other.example.com:81/path' });
      expect(message).toContain(
        `${name} must use https, or http on this machine (localhost, 127.0.0.1), and is at http://other.example.com:81. Example: ${name}=https://`,
      );
      expect(message).not.toContain('hunter2');
      expect(refusal({ [name]: 'nothing' })).toContain(`${name} must be an http or https address`);
      const SMS_HOOK_SECRET = name === 'SMS_HOOK_URL' ? 's'.repeat(32) : undefined;
      for (const url of ['https://other.example.com', 'http://localhost:81', 'http://[::1]:81'])
        expect(refusal({ [name]: url, SMS_HOOK_SECRET })).toBe('');
    },
  );

  it('plain http is refused except on localhost', () => {
    expect(refusal({ PUBLIC_ORIGIN: 'http://portal.example.com', OUTBOX: 'true' })).toMatch(
      /^PUBLIC_ORIGIN must use https/,
    );
  });

  it.each([{ HOST: '0.0.0.0' }, { PUBLIC_ORIGIN: 'https://portal.example.com' }])(
    'security 33: %o with neither SMTP nor an outbox is refused',
    (environment) => {
      expect(refusal(environment)).toMatch(/^SMTP_URL is needed to listen beyond loopback/);
      expect(refusal({ ...environment, SMTP_URL: 'smtp://mail.example.com' })).toBe('');
      expect(refusal({ ...environment, IDENTITY_API_URL: 'https://api.stytch.com' })).toBe('');
    },
  );

  it('beyond loopback there is no demo data by default', () => {
    const exposed = { PUBLIC_ORIGIN: 'https://portal.example.com', SMTP_URL: 'smtp://mail.example.com' };
    expect(parseSettings(exposed).demoData).toBe(false);
    expect(parseSettings({ ...exposed, DEMO_DATA: 'true' }).demoData).toBe(true);
  });
});
