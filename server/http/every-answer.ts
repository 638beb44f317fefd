import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { transportSecurity } from '@/lib/session/guard/security-headers';
import { answerPolicy } from './answer-policy';
import { pathOf } from './inspect-request';

/** Types that need a charset and may come without one. Next's script knows `text/plain` by these letters alone. */
const lacksCharset = /^(?:text\/(?!plain$)[\w-]+|image\/svg\+xml)$/;

/**
 * Gives every answer, files and JSON too, the headers that hold for all (security 23): its type is not guessed, its text
 * is UTF-8, what is no page loads nothing and stands in no frame, and on https the host is never asked by http.
 */
export function completeHeaders(response: ServerResponse, secure: boolean): void {
  onHeaders(response, () => {
    const type = String(response.getHeader('Content-Type') ?? '');
    if (lacksCharset.test(type)) response.setHeader('Content-Type', `${type}; charset=utf-8`);
    if (!response.hasHeader('Content-Security-Policy')) {
      response.setHeader('Content-Security-Policy', answerPolicy(type, pathOf(response.req)));
    }
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (secure) response.setHeader('Strict-Transport-Security', transportSecurity);
  });
}
