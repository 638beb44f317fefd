import { z } from 'zod';
import { toE164 } from '@/lib/domain/values/phone';
import type { Channel } from '@/server/delivery';
import { keyedDigest } from '@/server/identity-provider/crypto/keys';
import { WireError } from '@/server/identity-provider/wire/errors';

/** The normalised recipient of a code. */
export interface Address {
  kind: 'email' | 'phone';
  /** Lower-case e-mail, or E.164. */
  address: string;
}

const emailSchema = z.email().max(254);

/**
 * Parses the address a caller typed.
 * @throws WireError when it is invalid
 */
export function readAddress(channel: Channel, typed: string): Address {
  if (channel === 'email') {
    const email = emailSchema.safeParse(typed.trim().toLowerCase());
    if (!email.success) throw new WireError('invalid_email');
    return { kind: 'email', address: email.data };
  }
  const phone = typed.length <= 40 ? toE164(typed) : null;
  if (phone === null) throw new WireError('invalid_phone_number');
  return { kind: 'phone', address: phone };
}

/**
 * The method id of a known or unknown address. It is derived from the address, so that responses about known and
 * unknown ones look alike, now and later (security 11).
 */
export function methodIdOf(secret: string, { kind, address }: Address): string {
  const hex = keyedDigest(secret, 'method-id', [kind, address]).toString('hex');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return `${kind === 'email' ? 'email' : 'phone-number'}-test-${uuid.join('-')}`;
}

/** A masked address for the log: `a…@example.com`, `+1…42` (security 31). */
export function maskAddress({ kind, address }: Address): string {
  if (kind === 'phone') return `${address.slice(0, 2)}…${address.slice(-2)}`;
  return `${address.slice(0, 1)}…${address.slice(address.lastIndexOf('@'))}`;
}
