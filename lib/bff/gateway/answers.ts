import 'server-only';
import { providerFaults, type ProviderFaultType } from '@/lib/contract/errors/provider-faults';

/** Headers of every response of the gateway (security 19 and 23). */
export const answerHeaders = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
} as const;

export function jsonAnswer(
  status: number,
  body: unknown,
  setCookies: string[] = [],
  extra: Record<string, string> = {},
): Response {
  const headers = new Headers({ 'content-type': 'application/json', ...extra, ...answerHeaders });
  for (const line of setCookies) headers.append('set-cookie', line);
  return new Response(JSON.stringify(body), { status, headers });
}

/** An error of the gateway's own in the provider's shape (identity "Requests"), which the SDK understands. */
export function errorAnswer(
  status: number,
  type: string,
  message: string,
  setCookies: string[] = [],
  extra: Record<string, string> = {},
): Response {
  const body = {
    status_code: status,
    error_type: type,
    error_message: message,
    error_url: '',
    request_id: `request-${crypto.randomUUID()}`,
  };
  return jsonAnswer(status, body, setCookies, extra);
}

/** No session: an error type that makes the SDK give up rather than retry for ever. */
export const signedOut = (setCookies: string[] = []) =>
  errorAnswer(401, 'session_not_found', 'There is no session.', setCookies);

/** The provider's response was invalid or missing, which says nothing about the session. */
export const providerFailed = (type: ProviderFaultType, setCookies: string[]) =>
  errorAnswer(503, type, providerFaults[type], setCookies);

export const callNotFound = () => errorAnswer(404, 'route_not_found', 'There is no such call.');

export const bodyTooLarge = () => errorAnswer(413, 'request_too_large', 'The body is too large.');

const captchaWords = 'Captcha required';

/** The provider's only plain-text failure: the SDK then tries once more with a captcha (SPEC section 8). */
export const asksForCaptcha = (text: string): boolean => text.length <= 1_000 && text.includes(captchaWords);

/** Answers with the text that the SDK looks for; nothing else of the provider's response is forwarded. */
export function captchaRequired(status: number): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', ...answerHeaders };
  return new Response(captchaWords, { status, headers });
}
