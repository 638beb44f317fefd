import { readDevice } from '@/server/identity-provider/sessions/device';
import { WireError } from '@/server/identity-provider/wire/errors';

const maxUserAgent = 256;

/** The stored form of a user agent: printable ASCII, so that every column and factor can hold it. */
export function cleanUserAgent(userAgent: string): string {
  return userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, maxUserAgent);
}

/** The default name of a passkey, such as `Chrome 142 on Windows 10`. */
export function defaultName(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  if (browser !== '' && system !== '') return `${browser} on ${system}`;
  return browser || system || 'Passkey';
}

/**
 * Validates a passkey's name.
 * @throws WireError when it is empty, longer than 128 characters, or has invalid characters
 */
export function readName(typed: string): string {
  const name = typed.trim();
  if (!/^[^\p{Cc}\p{Cs}]{1,128}$/u.test(name)) throw new WireError('invalid_webauthn_registration_name');
  return name;
}
