import { AppError } from '@/lib/contract/errors';

/** An error in the provider's wire format. */
export interface ProviderError {
  status_code: number;
  error_type: string;
  error_details?: { retry_after_seconds?: unknown };
}

export function asProviderError(error: unknown): ProviderError | null {
  if (typeof error !== 'object' || error === null) return null;
  const { error_type, status_code } = error as Partial<ProviderError>;
  return typeof error_type === 'string' && typeof status_code === 'number' ? (error as ProviderError) : null;
}

/** The provider's error type behind an error, if any. */
export function errorTypeOf(reason: unknown): string | undefined {
  const error = reason instanceof AppError ? reason.cause : reason;
  return asProviderError(error)?.error_type;
}
