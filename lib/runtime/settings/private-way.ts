import { z } from 'zod';
import { isLoopbackHost } from './loopback';

/** Whether nobody on the way can read or change what is sent to a http or https address: by https, or on this machine. */
export function isPrivateWay(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopbackHost(hostname);
}

/** What is wrong with an address that is not; it tells neither a name nor a password in it. */
export function privateWayProblem(url: string): string {
  const { protocol, host } = new URL(url);
  return `must use https, or http on this machine (localhost, 127.0.0.1), and is at ${protocol}//${host}`;
}

/** The base of calls over http or https, without slashes at its end. */
export const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Where secrets, tokens, codes or the keys that prove them travel: never in the clear beyond this machine (security 32). */
export const privateUrl = baseUrl.refine(isPrivateWay, {
  abort: true,
  error: ({ input }) => privateWayProblem(String(input)),
});
