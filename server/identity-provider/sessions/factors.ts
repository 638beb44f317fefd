import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ContactMethod } from '@/server/database/repositories/identity/identity-users';

const factorSchema = z.looseObject({
  type: z.string(),
  delivery_method: z.string(),
  last_authenticated_at: z.string(),
});

/** A factor by which the holder of a session has authenticated, in the provider's wire format. */
export type Factor = z.infer<typeof factorSchema>;

/** Bounds the session JWT, which must fit a cookie. */
const maxFactors = 5;

/** The factor that a contact method proves, by a code or a link. */
export function contactFactor(
  { id, kind, address }: ContactMethod,
  proof: { type: 'otp' | 'magic_link'; deliveryMethod: string; now: Date },
): Factor {
  return {
    type: proof.type,
    delivery_method: proof.deliveryMethod,
    last_authenticated_at: proof.now.toISOString(),
    ...(kind === 'email'
      ? { email_factor: { email_id: id, email_address: address } }
      : { phone_number_factor: { phone_id: id, phone_number: address } }),
  };
}

/** The factor of an impersonated session. */
export function impersonatedFactor(impersonator: string, now: Date): Factor {
  return {
    type: 'impersonated',
    delivery_method: 'impersonation',
    last_authenticated_at: now.toISOString(),
    impersonated_factor: {
      impersonator_id: impersonator,
      impersonator_email_address: impersonator.includes('@') ? impersonator : '',
    },
  };
}

/** Reads factors as they were stored. */
export function readFactors(stored: unknown): Factor[] {
  return z.array(factorSchema).parse(stored);
}

/** Whether two factors are the same but for their time. */
function isSame(one: Factor, other: Factor): boolean {
  return isDeepStrictEqual(one, { ...other, last_authenticated_at: one.last_authenticated_at });
}

/** Adds a factor to those of a session; it replaces an earlier proof of the same one. */
export function addFactor(factors: Factor[], added: Factor): Factor[] {
  const others = factors.filter((factor) => !isSame(factor, added));
  return [...others, added].slice(-maxFactors);
}

/** The factors without those of a sign-in method, by its id. */
export function withoutFactor(factors: Factor[], id: string): Factor[] {
  const isProof = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.values(value).includes(id);
  return factors.filter((factor) => !Object.values(factor).some(isProof));
}

/** When a factor was last proven. */
export function lastProven(factors: Factor[]): Date {
  return new Date(Math.max(0, ...factors.map((factor) => Date.parse(factor.last_authenticated_at))));
}
