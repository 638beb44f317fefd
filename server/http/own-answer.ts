import { STATUS_CODES, type ServerResponse } from 'node:http';
import { transportSecurity } from '@/lib/session/guard/security-headers';
import { strictPolicy } from './answer-policy';

/** The headers of the front listener's own responses (security 23). */
export type OwnHeaders = Record<string, string>;

/** Headers for a response that is never a page. */
export function ownHeaders(secure: boolean): OwnHeaders {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': strictPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(secure && { 'Strict-Transport-Security': transportSecurity }),
  };
}

/** The reason phrase: all that a refused client gets to read (security 24). */
export const reasonOf = (status: number): string => STATUS_CODES[status] ?? 'Error';

/** Writes a status and its reason phrase as body; ending the response is left to the caller. */
export function writeRefusal(response: ServerResponse, status: number, headers: OwnHeaders): void {
  const body = `${reasonOf(status)}\n`;
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.write(body);
}

/** The same for a connection that never became a request. */
export function rawRefusal(status: number, headers: OwnHeaders): string {
  const body = `${reasonOf(status)}\n`;
  const lines = Object.entries({
    ...headers,
    Connection: 'close',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reasonOf(status)}\r\n${lines.join('')}\r\n${body}`;
}
