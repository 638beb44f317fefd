import { AppError, ErrorCode } from '@/lib/errors';

interface ProviderError {
  status_code: number;
  error_type: string;
  error_details?: { retry_after_seconds?: unknown };
}

function asProviderError(error: unknown): ProviderError | null {
  if (typeof error !== 'object' || error === null) return null;
  const { error_type, status_code } = error as Partial<ProviderError>;
  return typeof error_type === 'string' && typeof status_code === 'number' ? (error as ProviderError) : null;
}

const wrongCode = 'That code is not right. Check the newest message and try again.';

const confirmFirst = 'Confirm that it is you before you change how you sign in.';

/** Plain sentences for the provider's error types that a customer can do something about. */
const messages: Record<string, [code: ErrorCode, message: string]> = {
  otp_code_not_found: [ErrorCode.invalidCredentials, wrongCode],
  invalid_otp_code: [ErrorCode.invalidCredentials, wrongCode],
  unable_to_auth_otp_code: [
    ErrorCode.invalidCredentials,
    'This code was already used or has expired. Ask for a new one.',
  ],
  invalid_email: [ErrorCode.validationFailed, 'Enter an e-mail address like name@example.com.'],
  invalid_phone_number: [
    ErrorCode.validationFailed,
    'Enter the phone number with its country code, such as +1 305 555 0142.',
  ],
  unavailable_endpoint: [ErrorCode.forbidden, 'Codes can’t be sent this way here. Use your e-mail address.'],
  stale_factors: [ErrorCode.confirmationNeeded, confirmFirst],
  session_too_old_to_reset_password: [ErrorCode.confirmationNeeded, confirmFirst],
  last_factor: [
    ErrorCode.validationFailed,
    'This is your only way to sign in. Add another one before you remove it.',
  ],
  session_not_found: [ErrorCode.authenticationFailed, 'Your session has ended. Sign in again.'],
  unauthorized_credentials: [ErrorCode.authenticationFailed, 'Your session has ended. Sign in again.'],
};

function retryAfterOf({ error_details }: ProviderError): number | undefined {
  const seconds = error_details?.retry_after_seconds;
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : undefined;
}

/**
 * Says in a customer's words what the identity SDK threw: wrong or spent code, too many tries (with `retryAfter` in
 * seconds when the provider tells), an address that can't be, a network that isn't there.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const known = asProviderError(error);
  if (!known) {
    const unusable = error instanceof Error && error.name.includes('SchemaError');
    return unusable
      ? new AppError(ErrorCode.validationFailed, 'Check what you entered and try again.', { cause: error })
      : new AppError(
          ErrorCode.networkError,
          'We can’t reach the sign-in service. Check your connection and try again.',
          { cause: error },
        );
  }
  const details = { cause: error, retryAfter: retryAfterOf(known) };
  const entry = messages[known.error_type];
  if (entry) return new AppError(entry[0], entry[1], details);
  if (known.status_code === 429) {
    return new AppError(ErrorCode.rateLimited, 'Too many tries. Wait a little before the next one.', details);
  }
  return known.status_code >= 500
    ? new AppError(
        ErrorCode.serverError,
        'The sign-in service has a problem. Try again in a minute.',
        details,
      )
    : new AppError(
        ErrorCode.invalidCredentials,
        'That didn’t work. Ask for a new code and try again.',
        details,
      );
}
