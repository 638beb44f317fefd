import { expect, it } from 'vitest';
import { parseSettings, SettingsError } from '@/lib/runtime/settings';

const gitlab = { OAUTH_GITLAB_CLIENT_ID: 'id', OAUTH_GITLAB_CLIENT_SECRET: 'secret' };
const apple = { OAUTH_APPLE_CLIENT_ID: 'com.example.portal' };

it('security 32: a provider is enabled when it has a client', () => {
  const { identity } = parseSettings(gitlab);
  expect(identity.oauthProviders).toEqual(['gitlab']);
  expect(identity.oauthClients.gitlab).toEqual({ clientId: 'id', clientSecret: 'secret' });
});

it('security 32: a secret is sent over http to this machine only', () => {
  const parse = (url: string) => parseSettings({ ...gitlab, OAUTH_GITLAB_BASE_URL: url });
  for (const url of ['https://git.example.com/', 'http://127.0.0.1:8080', 'http://localhost:8080/']) {
    expect(parse(url).identity.oauthClients.gitlab?.baseUrl).toBe(url.replace(/\/$/, ''));
  }
  for (const url of ['http://git.example.com', 'http://10.0.0.1', 'ftp://localhost', 'git.example.com']) {
    expect(() => parse(url)).toThrow(SettingsError);
  }
});

it('security 32: a malformed Apple secret stops the start', () => {
  for (const secret of ['TEAM123456:KEY1234567:MIGTAgEA', 'eyJh.eyJp.c2ln']) {
    const { identity } = parseSettings({ ...apple, OAUTH_APPLE_CLIENT_SECRET: secret });
    expect(identity.oauthProviders).toEqual(['apple']);
  }
  expect(() => parseSettings({ ...apple, OAUTH_APPLE_CLIENT_SECRET: 'secret' })).toThrow(
    'OAUTH_APPLE_CLIENT_SECRET',
  );
});
