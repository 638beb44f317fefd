import type { AppError, ErrorView } from './app-error';
import { waitWords } from './wait-words';

/** A message is a sentence before another follows it. */
const sentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`);

/** Narrows an AppError to what travels: no stack, no cause. */
export function toWireError({ code, message, fields, retryAfter }: AppError): ErrorView {
  return { code, message, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) };
}

/** Narrows an AppError to what a page shows: no stack, no cause. Where there is a wait, the message says how long. */
export function toErrorView(error: AppError): ErrorView {
  const view = toWireError(error);
  if (view.retryAfter === undefined) return view;
  const wait = `You can try again in ${waitWords(view.retryAfter)}.`;
  return { ...view, message: `${sentence(view.message)} ${wait}` };
}
