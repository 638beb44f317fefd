import { isLoopbackHost } from '@/lib/runtime/settings/loopback';

const maxLength = 1_024;

/**
 * The problem of a redirect URL that an app registers; undefined when it is valid. It is stored verbatim, since it is
 * later compared character by character.
 */
export function redirectUrlProblem(url: string): string | undefined {
  if (!URL.canParse(url)) return 'is no whole address, such as https://app.example.com/callback';
  const { protocol, hostname, username, password, hash } = new URL(url);
  if (url.length > maxLength) return `may have at most ${maxLength} characters`;
  if (/[^\x21-\x7e]/.test(url)) return 'may have ASCII characters without spaces only';
  if (hash !== '' || url.endsWith('#')) return 'may not have a fragment';
  if (username !== '' || password !== '') return 'may not carry a user name';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
  return isSafe ? undefined : 'must use https, or http on this machine (127.0.0.1, localhost)';
}
