import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { transportSecurity } from '@/lib/session/guard/security-headers';

/**
 * Gives every answer, files and JSON too, the headers that hold for all (security 23): its type is not guessed, and on
 * https the host is never asked by http.
 */
export function completeHeaders(response: ServerResponse, secure: boolean): void {
  onHeaders(response, () => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (secure) response.setHeader('Strict-Transport-Security', transportSecurity);
  });
}
