/** Maps a field's name to its first message. */
export type FieldErrors = Record<string, string>;

interface Details {
  fields?: FieldErrors | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * The one error class of the app. `code` is the stable discriminant the UI branches on, an ErrorCode unless an API
 * error (SPEC section 8, status 400) has one that the catalogue does not know; `message` is fit for a customer.
 */
export class AppError extends Error {
  readonly code: number;
  readonly fields?: FieldErrors;
  /** Seconds until another try is allowed. */
  readonly retryAfter?: number;

  constructor(code: number, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    if (details.fields) this.fields = details.fields;
    if (details.retryAfter !== undefined) this.retryAfter = details.retryAfter;
  }
}

/** The part of an error that may be sent to a page as a value. */
export interface ErrorView {
  code: number;
  message: string;
  fields?: FieldErrors;
  retryAfter?: number;
}
