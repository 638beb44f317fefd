import type { AppError, ErrorView } from './app-error';
import { waitWords } from './wait-words';

/** Narrows an AppError to what a page shows: no stack, no cause. Where there is a wait, the message says how long. */
export function toErrorView({ code, message, fields, retryAfter }: AppError): ErrorView {
  if (retryAfter === undefined) return { code, message, ...(fields && { fields }) };
  const told = `${message} You can try again in ${waitWords(retryAfter)}.`;
  return { code, message: told, ...(fields && { fields }), retryAfter };
}
