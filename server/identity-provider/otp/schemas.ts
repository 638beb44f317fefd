import { z } from 'zod';
import type { Channel } from '@/server/delivery';
import { durationArgument } from '@/server/identity-provider/sessions/duration';
import { numberArgument, stringArgument } from '@/server/identity-provider/wire/body';
import { WireError } from '@/server/identity-provider/wire/errors';

const common = { expiration_minutes: numberArgument('expiration_minutes').optional() };

const emailSchema = z
  .object({ email: stringArgument('email'), ...common })
  .transform(({ email, expiration_minutes }) => ({ typed: email, minutes: expiration_minutes }));

const phoneSchema = z
  .object({ phone_number: stringArgument('phone_number'), ...common })
  .transform(({ phone_number, expiration_minutes }) => ({
    typed: phone_number,
    minutes: expiration_minutes,
  }));

/** The body of a send by a channel. */
export const sendSchema = (channel: Channel) => (channel === 'email' ? emailSchema : phoneSchema);

/** The body of otps/authenticate; SPEC section 5 prescribes the types. */
export const authenticateSchema = z.object({
  token: stringArgument('token'),
  method_id: stringArgument('method_id'),
  session_duration_minutes: durationArgument,
});

const expirationSchema = z.int().min(1).max(10);

/**
 * The life of a code in seconds: as requested, and at most what this installation allows (security 8).
 * @throws WireError outside the SDK's 1 to 10 minutes
 */
export function readLifetime(minutes: number | undefined, maxSeconds: number): number {
  if (minutes === undefined) return maxSeconds;
  const expiration = expirationSchema.safeParse(minutes);
  if (!expiration.success) throw new WireError('invalid_expiration_otp');
  return Math.min(expiration.data * 60, maxSeconds);
}
