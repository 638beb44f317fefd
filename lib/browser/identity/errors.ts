import { AppError, ErrorCode } from '@/lib/contract/errors';
import { errorMessages } from '@/lib/i18n/error-messages';
import { asProviderError, type ProviderError } from './provider-error';

/** The browser's exceptions from its passkey and wallet dialogs, in a customer's words. */
const refusals: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again, or sign in another way.',
  AbortError: 'No passkey was used. Try again, or sign in another way.',
  InvalidStateError: 'You already have a passkey on this device.',
  NotSupportedError: 'This device doesn’t support passkeys. Use another method.',
  SecurityError: 'Passkeys don’t work at this address. Sign in another way.',
};

/** EIP-1193: the customer rejected the request. */
const walletRefused = 4001;

function asRefusal(error: unknown): AppError | null {
  if (typeof error !== 'object' || error === null) return null;
  const { name, code } = error as { name?: unknown; code?: unknown };
  const message =
    code === walletRefused
      ? 'The wallet did not sign. Try again and approve it in your wallet, or sign in another way.'
      : error instanceof DOMException && typeof name === 'string' && refusals[name];
  return message ? new AppError(ErrorCode.invalidCredentials, message, { cause: error }) : null;
}

function retryAfterOf({ error_details }: ProviderError): number | undefined {
  const seconds = error_details?.retry_after_seconds;
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** The error for a type named in the address, after another provider redirects back without a sign-in. */
export function errorOfType(type: string): AppError {
  return toAppError({ status_code: 400, error_type: type });
}

/**
 * Translates an error of the identity SDK into a customer's words: wrong or used code, rate limit (with `retryAfter` in
 * seconds when the provider gives it), invalid address, no network, closed dialog.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const refusal = asRefusal(error);
  if (refusal) return refusal;
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
  const entry = errorMessages[known.error_type];
  if (entry) return new AppError(entry[0], entry[1], details);
  if (known.status_code === 429) {
    return new AppError(ErrorCode.rateLimited, 'Too many attempts. Wait a moment and try again.', details);
  }
  return known.status_code >= 500
    ? new AppError(
        ErrorCode.serverError,
        'The sign-in service has a problem. Try again in a minute.',
        details,
      )
    : new AppError(
        ErrorCode.invalidCredentials,
        'That didn’t work. Try again, or choose another way.',
        details,
      );
}
