import 'server-only';
import type { Settings } from '@/lib/runtime/settings/settings';
import { dayMs } from '@/lib/domain/values/milliseconds';

/**
 * The contact for vulnerabilities of this installation in RFC 9116's format, valid for half a year from now on.
 *
 * @returns nothing when the warehouse has not set an address
 */
export function securityContact(
  { contactEmail, publicOrigin }: Pick<Settings, 'contactEmail' | 'publicOrigin'>,
  now = new Date(),
): string | undefined {
  if (contactEmail === undefined) return undefined;
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(now.getTime() + 180 * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
