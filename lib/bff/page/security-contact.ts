import 'server-only';
import type { Settings } from '@/lib/runtime/settings/settings';

const day = 24 * 60 * 60 * 1000;

/**
 * Whom to tell about a weakness of this installation, as RFC 9116 writes it: valid for half a year from now on.
 *
 * @returns nothing where the warehouse has not set an address
 */
export function securityContact(
  { contactEmail, publicOrigin }: Pick<Settings, 'contactEmail' | 'publicOrigin'>,
  now = new Date(),
): string | undefined {
  if (contactEmail === undefined) return undefined;
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(now.getTime() + 180 * day).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
