import { AppError, ErrorCode } from '@/lib/contract/errors';
import { errorMessages } from '@/lib/i18n/error-messages';
import { text } from '@/lib/text/text';
import { asProviderError, isSchemaError, type ProviderError } from './provider-error';

/** The browser's exceptions from its passkey and wallet dialogs, in a customer's words. */
const refusals: Partial<Record<string, () => string>> = {
  NotAllowedError: () => text('identity.passkey.unused'),
  AbortError: () => text('identity.passkey.unused'),
  InvalidStateError: () => text('identity.passkey.exists'),
  NotSupportedError: () => text('identity.passkey.unsupported'),
  SecurityError: () => text('identity.passkey.wrongAddress'),
};

/** EIP-1193: the customer rejected the request. */
const walletRefused = 4001;

function asRefusal(error: unknown): AppError | null {
  if (typeof error !== 'object' || error === null) return null;
  const { name, code } = error as { name?: unknown; code?: unknown };
  const message =
    code === walletRefused
      ? text('identity.wallet.refused')
      : error instanceof DOMException && typeof name === 'string' && refusals[name]?.();
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
    return isSchemaError(error)
      ? new AppError(ErrorCode.validationFailed, text('identity.service.invalid'), { cause: error })
      : new AppError(ErrorCode.networkError, text('identity.service.unreachable'), { cause: error });
  }
  const details = { cause: error, retryAfter: retryAfterOf(known) };
  const limited = known.status_code === 429 ? errorMessages.too_many_requests : undefined;
  const entry = errorMessages[known.error_type] ?? limited;
  if (entry) return new AppError(entry[0], text(entry[1]), details);
  return known.status_code >= 500
    ? new AppError(ErrorCode.serverError, text('identity.service.failing'), details)
    : new AppError(ErrorCode.invalidCredentials, text('identity.service.refused'), details);
}
