import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '@/lib/contract/errors';
import { checkArguments } from '@/lib/browser/identity/arguments';
import { verifyCode } from '@/lib/browser/identity/codes';
import { authenticateImpersonation } from '@/lib/browser/identity/impersonation';
import { authenticateLink, sendLink } from '@/lib/browser/identity/links';
import { attachOAuth, authenticateOAuth } from '@/lib/browser/identity/oauth';
import { addPasskey, renamePasskey } from '@/lib/browser/identity/passkeys';
import {
  changePassword,
  checkPassword,
  createPassword,
  resetPasswordByLink,
  setPassword,
  signInWithPassword,
  startPasswordReset,
} from '@/lib/browser/identity/passwords';
import { enterTotp, recover } from '@/lib/browser/identity/totp';

/** A value that the types forbid but a faulty caller passes. */
const wrong = 7 as unknown as string;

const load = vi.hoisted(() => vi.fn());
vi.mock('@stytch/nextjs/headless', () => ({ createStytchClient: load }));

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
});

afterEach(() => vi.unstubAllGlobals());

describe('SPEC 5: each argument of an identity call has its type', () => {
  it.each([
    ['a string', 'string', 7],
    ['a number', 'number', '7'],
    ['a number', 'number', Number.NaN],
    ['a boolean', 'boolean', 'true'],
    ['an object', 'object', []],
    ['an object', 'object', null],
    ['an array of strings', 'strings', ['a', 1]],
    ['a string', 'string?', 7],
  ] as const)('must be %s (%s, not %j)', (noun, kind, value) => {
    const message = `thing must be ${noun}.`;
    expect(() => checkArguments({ thing: value }, { thing: kind })).toThrow(
      expect.objectContaining({ code: ErrorCode.validationFailed, message, fields: { thing: message } }),
    );
  });

  it.each([
    ['string', ''],
    ['number', 0],
    ['boolean', false],
    ['object', {}],
    ['strings', []],
    ['string?', undefined],
  ] as const)('%s accepts %j', (kind, value) => {
    expect(() => checkArguments({ thing: value }, { thing: kind })).not.toThrow();
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['otps.authenticate', 'code', () => verifyCode({ methodId: 'm', code: wrong })],
    ['otps.authenticate', 'method_id', () => verifyCode({ methodId: wrong, code: '1' })],
    ['magicLinks.email.loginOrCreate', 'email', () => sendLink(wrong)],
    ['magicLinks.authenticate', 'token', () => authenticateLink(wrong)],
    ['oauth.authenticate', 'token', () => authenticateOAuth(wrong)],
    ['oauth.attach', 'provider', () => attachOAuth(wrong as 'google')],
    ['impersonation.authenticate', 'impersonation_token', () => authenticateImpersonation(wrong)],
    ['passwords.create', 'email', () => createPassword({ email: wrong, password: 'p' })],
    ['passwords.create', 'password', () => createPassword({ email: 'e', password: wrong })],
    ['passwords.authenticate', 'email', () => signInWithPassword({ email: wrong, password: 'p' })],
    ['passwords.authenticate', 'password', () => signInWithPassword({ email: 'e', password: wrong })],
    ['passwords.resetByEmailStart', 'email', () => startPasswordReset(wrong)],
    ['passwords.resetByEmail', 'token', () => resetPasswordByLink({ token: wrong, password: 'p' })],
    ['passwords.resetByEmail', 'password', () => resetPasswordByLink({ token: 't', password: wrong })],
    [
      'passwords.resetByExistingPassword',
      'existing_password',
      () => changePassword({ existing: wrong, next: 'n' }),
    ],
    [
      'passwords.resetByExistingPassword',
      'new_password',
      () => changePassword({ existing: 'e', next: wrong }),
    ],
    ['passwords.resetBySession', 'password', () => setPassword(wrong)],
    ['passwords.strengthCheck', 'password', () => checkPassword({ password: wrong })],
    ['passwords.strengthCheck', 'email', () => checkPassword({ email: wrong, password: 'p' })],
    ['totps.authenticate', 'totp_code', () => enterTotp(wrong)],
    ['totps.recover', 'recovery_code', () => recover(wrong)],
    ['webauthn.register', 'name', () => addPasskey(wrong)],
    ['webauthn.update', 'webauthn_registration_id', () => renamePasskey(wrong, 'n')],
    ['webauthn.update', 'name', () => renamePasskey('id', wrong)],
  ])('%s: %s must be a string, and the SDK is not called', async (_call, name, call) => {
    await expect(call()).rejects.toMatchObject({
      code: ErrorCode.validationFailed,
      message: `${name} must be a string.`,
    });
    expect(load).not.toHaveBeenCalled();
  });
});
