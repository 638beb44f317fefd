import { describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { signInMethods } from '@/lib/contract/identity/methods';
import { offeredMethods } from '@/lib/bff/page/offered';

const offered = (environment: Record<string, string>) => offeredMethods(parseSettings(environment));

const github = { OAUTH_GITHUB_CLIENT_ID: 'id', OAUTH_GITHUB_CLIENT_SECRET: 'secret' };

describe('the login screen offers the configured methods that can be delivered', () => {
  it('with the outbox all but unconfigured providers', () => {
    expect(offered({}).methods).toEqual(signInMethods.filter((method) => method !== 'oauth'));
    expect(offered({})).toMatchObject({ oauthProviders: [] });
  });

  it('by SMTP alone no text messages; by the hook these, too', () => {
    const smtp = { SMTP_URL: 'smtp://localhost', OUTBOX: 'false' };
    expect(offered(smtp).methods).not.toContain('sms_code');
    expect(offered(smtp).methods).toContain('email_code');
    const hook = { SMS_HOOK_URL: 'https://sms.example.com', SMS_HOOK_SECRET: 'x'.repeat(32) };
    expect(offered({ ...smtp, ...hook }).methods).toEqual(
      expect.arrayContaining(['sms_code', 'whatsapp_code']),
    );
  });

  it('a provider with a client, unless OAuth is switched off', () => {
    expect(offered(github)).toMatchObject({ oauthProviders: ['github'] });
    expect(offered({ ...github, SIGN_IN_METHODS: 'email_code' })).toEqual({
      methods: ['email_code'],
      oauthProviders: [],
    });
  });

  it('a remote provider delivers by itself', () => {
    const remote = { IDENTITY_API_URL: 'https://api.stytch.com', OUTBOX: 'false', OAUTH_PROVIDERS: 'google' };
    expect(offered(remote)).toEqual({ methods: [...signInMethods], oauthProviders: ['google'] });
  });
});
