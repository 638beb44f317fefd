import type { AppError, ErrorView } from './app-error';
import { waitWords } from './wait-words';

/** Ends a message with a full stop, so that another sentence can follow. */
const sentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`);

/** Narrows an AppError to its wire form: no stack, no cause. */
export function toWireError({ code, message, fields, retryAfter }: AppError): ErrorView {
  return { code, message, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) };
}

/**
 * Narrows an AppError to the part that a page shows: no stack, no cause. With `retryAfter` the message says how long to
 * wait.
 */
export function toErrorView(error: AppError): ErrorView {
  const view = toWireError(error);
  if (view.retryAfter === undefined) return view;
  return { ...view, message: `${sentence(view.message)} ${waitWords(view.retryAfter)}` };
}
