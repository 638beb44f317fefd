import { readDevice } from '@/server/identity-provider/sessions/device';
import { WireError } from '@/server/identity-provider/wire/errors';

const maxUserAgent = 256;

/** A user agent as it is kept: printable ASCII, so that every column and factor can hold it. */
export function cleanUserAgent(userAgent: string): string {
  return userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, maxUserAgent);
}

/** What a new passkey is called until its owner renames it, such as `Chrome 142 on Windows 10`. */
export function defaultName(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  if (browser !== '' && system !== '') return `${browser} on ${system}`;
  return browser || system || 'Passkey';
}

/**
 * Reads a passkey's name as its owner typed it.
 * @throws WireError when it has none or more than 128 characters, or characters no name has
 */
export function readName(typed: string): string {
  const name = typed.trim();
  if (!/^[^\p{Cc}\p{Cs}]{1,128}$/u.test(name)) throw new WireError('invalid_webauthn_registration_name');
  return name;
}
