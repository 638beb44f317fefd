import { z } from 'zod';
import type { ContactMethod } from '@/server/database/repositories/identity-users';
import type { Channel } from '@/server/delivery';

const factorSchema = z.looseObject({
  type: z.string(),
  delivery_method: z.string(),
  last_authenticated_at: z.string(),
  email_factor: z.object({ email_id: z.string(), email_address: z.string() }).optional(),
  phone_number_factor: z.object({ phone_id: z.string(), phone_number: z.string() }).optional(),
});

/** A way by which the holder of a session has proven who they are, as the provider's wire writes it. */
export type Factor = z.infer<typeof factorSchema>;

/** Bounds the session JWT, which must fit a cookie. */
const maxFactors = 5;

/** The factor that a right one-time code proves. */
export function otpFactor(contact: ContactMethod, channel: Channel, now: Date): Factor {
  const { id, kind, address } = contact;
  return {
    type: 'otp',
    delivery_method: channel,
    last_authenticated_at: now.toISOString(),
    ...(kind === 'email'
      ? { email_factor: { email_id: id, email_address: address } }
      : { phone_number_factor: { phone_id: id, phone_number: address } }),
  };
}

/** Reads factors as they were stored. */
export function readFactors(stored: unknown): Factor[] {
  return z.array(factorSchema).parse(stored);
}

const identityOf = ({ type, delivery_method, email_factor, phone_number_factor }: Factor) =>
  [type, delivery_method, email_factor?.email_id, phone_number_factor?.phone_id].join(' ');

/** Adds a factor to those of a session; one proven again replaces itself. */
export function addFactor(factors: Factor[], added: Factor): Factor[] {
  const others = factors.filter((factor) => identityOf(factor) !== identityOf(added));
  return [...others, added].slice(-maxFactors);
}

/** When a factor was last proven. */
export function lastProven(factors: Factor[]): Date {
  return new Date(Math.max(0, ...factors.map((factor) => Date.parse(factor.last_authenticated_at))));
}
