import { StytchAPIError, StytchAPIUnreachableError } from '@stytch/nextjs/headless';
import { describe, expect, it } from 'vitest';
import { ErrorCode } from '@/lib/contract/errors';
import { providerFaults } from '@/lib/contract/errors/provider-faults';
import { errorMessages } from '@/lib/i18n/error-messages';
import { errorOfType, toAppError } from '@/lib/browser/identity/errors';
import { errorTypeOf } from '@/lib/browser/identity/provider-error';
import { text } from '@/lib/text/text';

const apiError = (status_code: number, error_type: string, error_details?: object) =>
  Object.assign(new Error(error_type), { status_code, error_type, error_details });

describe('SPEC section 8: the identity provider’s errors as customers read them', () => {
  it.each([
    [404, 'otp_code_not_found', ErrorCode.invalidCredentials, /Incorrect code/],
    [401, 'unable_to_auth_otp_code', ErrorCode.invalidCredentials, /expired/],
    [400, 'invalid_phone_number', ErrorCode.validationFailed, /country code/],
    [404, 'session_not_found', ErrorCode.authenticationFailed, /Sign in again/],
    [503, 'service_unavailable', ErrorCode.serverError, /isn’t working/],
    [404, 'email_not_found', ErrorCode.unknownEmail, /with this e-mail address/],
    [404, 'phone_number_not_found', ErrorCode.unknownEmail, /with this phone number/],
    [400, 'something_new', ErrorCode.invalidCredentials, /another way/],
  ])('%i %s', (status, type, code, message) => {
    const error = toAppError(apiError(status, type));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain(type);
  });

  it('a rate limit says how many seconds to wait', () => {
    const error = toAppError(apiError(429, 'too_many_requests', { retry_after_seconds: 41.2 }));
    expect(error).toMatchObject({ code: ErrorCode.rateLimited, retryAfter: 42 });
  });

  it('the SDK’s own error classes are recognised', () => {
    const unreachable = toAppError(new StytchAPIUnreachableError('Unable to contact our servers.'));
    expect(unreachable.code).toBe(ErrorCode.networkError);
    const details = { status_code: 404, error_type: 'otp_code_not_found', error_message: '', error_url: '' };
    expect(toAppError(new StytchAPIError(details as never)).code).toBe(ErrorCode.invalidCredentials);
  });

  it.each([
    [new DOMException('', 'NotAllowedError'), /No passkey was used/],
    [new DOMException('', 'InvalidStateError'), /already have a passkey/],
    [Object.assign(new Error('User rejected'), { code: 4001 }), /wallet didn’t sign/],
  ])('a browser dialog that was closed: %s', (thrown, message) => {
    expect(toAppError(thrown)).toMatchObject({ code: ErrorCode.invalidCredentials });
    expect(toAppError(thrown).message).toMatch(message);
  });

  it('the error type in an address or of an error can be read', () => {
    expect(errorOfType('access_denied').message).toMatch(/didn’t allow access/);
    expect(errorTypeOf(toAppError(apiError(400, 'pkce_mismatch')))).toBe('pkce_mismatch');
    expect(errorTypeOf(new Error('else'))).toBeUndefined();
  });

  it('every message is plain: it ends with a full stop and has no term of the API in it', () => {
    for (const [, key] of Object.values(errorMessages)) {
      const message = text(key);
      // SPEC section 8 has this one without a full stop.
      if (message !== providerFaults.provider_error_unreadable) expect(message).toMatch(/^[A-Z].*[.]$/);
      expect(message).not.toMatch(/_|token|credential|PKCE|factor/i);
    }
  });
});
