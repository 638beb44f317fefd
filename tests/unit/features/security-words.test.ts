import { describe, expect, it } from 'vitest';
import { grantSentence } from '@/components/features/security/apps/app-words';
import { proofsOf } from '@/components/features/security/confirm/proofs';
import { deviceName } from '@/components/features/security/devices/device-words';
import { eventWords, isSuspicious } from '@/components/features/security/events/event-words';
import { passwordProblem } from '@/lib/browser/identity/password-words';
import type { OwnUser } from '@/lib/browser/identity/user';

const event = (kind: string, detail: Record<string, string | number> = {}) => ({
  at: '2026-11-20T12:00:00Z',
  kind,
  client: '203.0.113.9',
  detail,
});

describe('recent activity', () => {
  it('says how somebody signed in', () => {
    expect(eventWords(event('sign_in', { method: 'otp_email' }))).toBe('Signed in with a code by e-mail');
    expect(eventWords(event('sign_in', { method: 'oauth_google' }))).toBe('Signed in with Google');
    expect(eventWords(event('sign_in', { method: 'something_new' }))).toBe('Signed in');
  });

  it('shows the name of an event without a text', () => {
    expect(eventWords(event('moon_landed'))).toBe('moon landed');
  });

  it('marks what failed', () => {
    expect(isSuspicious(event('password_refused'))).toBe(true);
    expect(isSuspicious(event('sign_in'))).toBe(false);
  });
});

describe('text for security details', () => {
  it('names a device by everything known of it', () => {
    expect(deviceName({ browser: 'Chrome 142', system: 'macOS', kind: 'desktop' })).toBe(
      'Chrome 142 on macOS',
    );
    expect(deviceName({ browser: '', system: '', kind: 'unknown' })).toBe('Unknown device');
  });

  it('lists what an app may do', () => {
    expect(grantSentence(['openid', 'email'])).toBe(
      'It’s allowed to know who you are and see your e-mail addresses.',
    );
    expect(grantSentence([])).toBe('It has no access to your account data.');
  });

  it('security 12: refuses a password by length in characters, list and strength', () => {
    const check = { valid: true, score: 4, breached: false, warning: '', suggestions: [] };
    expect(passwordProblem('🙂'.repeat(7), check)).toMatch(/at least 8/);
    expect(passwordProblem('a'.repeat(129), check)).toMatch(/at most 128/);
    expect(passwordProblem('password1', { ...check, breached: true })).toMatch(/breach/);
    expect(passwordProblem('🙂'.repeat(8), check)).toBeUndefined();
    expect(passwordProblem('harbour freight lamp', undefined)).toBeUndefined();
  });
});

describe('security 16: the methods of re-authentication', () => {
  const user: OwnUser = {
    emails: [
      { id: 'e1', address: 'lin@waybill.example', verified: true },
      { id: 'e2', address: 'new@waybill.example', verified: false },
    ],
    phones: [{ id: 'p1', address: '+13055550142', verified: true }],
    passkeys: [{ id: 'k1', name: 'Phone', since: undefined }],
    hasPassword: true,
    totps: [{ id: 't1', since: undefined }],
    accounts: [],
    wallets: [],
  };

  it('are those the customer has, with codes to verified addresses only', () => {
    expect(proofsOf(user, true).map(({ kind }) => kind)).toEqual([
      'passkey',
      'password',
      'totp',
      'code',
      'code',
    ]);
    expect(proofsOf(user, false)[0]).toEqual({ kind: 'password', email: 'lin@waybill.example' });
  });
});
