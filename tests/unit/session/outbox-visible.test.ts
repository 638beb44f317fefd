import { describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { outboxVisible } from '@/lib/session/guard/guard';

const visible = (headers: Record<string, string>, environment: Record<string, string> = {}) =>
  outboxVisible(new Headers(headers), parseSettings(environment));

describe('security 33: the outbox page is reachable from this machine only', () => {
  it('exists when the public origin is localhost and Host equals it', () => {
    expect(visible({ host: 'localhost:3000' })).toBe(true);
  });

  it.each([
    ['another Host', { host: '127.0.0.1:3000' }],
    ['no Host', {}],
    ['a forwarding header', { host: 'localhost:3000', 'x-waybill-forwarded': '1' }],
  ])('does not exist with %s', (_, headers) => {
    expect(visible(headers)).toBe(false);
  });

  it.each([
    ['a public origin elsewhere', { PUBLIC_ORIGIN: 'https://portal.example.com', OUTBOX: 'true' }],
    ['the outbox switched off', { OUTBOX: 'false' }],
    ['SMTP', { SMTP_URL: 'smtp://mail.example.com' }],
    ['a remote provider', { IDENTITY_API_URL: 'https://api.stytch.com' }],
  ])('does not exist in a portal with %s', (_, environment) => {
    const host = new URL('PUBLIC_ORIGIN' in environment ? environment.PUBLIC_ORIGIN : 'http://localhost:3000')
      .host;
    expect(visible({ host }, environment)).toBe(false);
  });
});
