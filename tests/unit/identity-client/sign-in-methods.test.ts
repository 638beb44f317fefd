import { describe, expect, it } from 'vitest';
import type { OwnUser } from '@/lib/browser/identity/user';
import { isLastSignInMethod } from '@/lib/browser/identity/sign-in-methods';

const nobody: OwnUser = {
  emails: [],
  phones: [],
  passkeys: [],
  hasPassword: false,
  totps: [],
  accounts: [],
  wallets: [],
};
const email = { id: 'email-1', address: 'lin@waybill.example', verified: true };
const passkey = { id: 'passkey-1', name: 'Chrome on macOS', since: undefined };

describe('security 16: the last way to sign in', () => {
  it('is the only address, even with a password and an authenticator app', () => {
    const user = {
      ...nobody,
      emails: [email],
      hasPassword: true,
      totps: [{ id: 'totp-1', since: undefined }],
    };
    expect(isLastSignInMethod(user, 'email', 'email-1')).toBe(true);
    expect(isLastSignInMethod(user, 'totp', 'totp-1')).toBe(false);
  });

  it('is not the last one with a passkey', () => {
    const user = { ...nobody, emails: [email], passkeys: [passkey] };
    expect(isLastSignInMethod(user, 'email', 'email-1')).toBe(false);
    expect(isLastSignInMethod({ ...user, emails: [] }, 'passkey', 'passkey-1')).toBe(true);
  });

  it('does not count an unverified address', () => {
    const unproven = { ...email, id: 'email-2', verified: false };
    const user = { ...nobody, emails: [email, unproven] };
    expect(isLastSignInMethod(user, 'email', 'email-1')).toBe(true);
    expect(isLastSignInMethod(user, 'email', 'email-2')).toBe(false);
  });
});
