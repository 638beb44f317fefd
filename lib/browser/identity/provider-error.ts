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

/** Whether the provider said that it can't read what it was asked. */
export const isSchemaError = (error: unknown): boolean =>
  error instanceof Error && error.name.includes('SchemaError');

/** The provider's error type behind an error, if any. */
export function errorTypeOf(reason: unknown): string | undefined {
  const error = reason instanceof AppError ? reason.cause : reason;
  return asProviderError(error)?.error_type;
}
