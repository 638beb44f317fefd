import { z } from 'zod';
import { durationArgument } from '@/server/identity-provider/sessions/duration';
import { numberArgument, stringArgument } from '@/server/identity-provider/wire/body';
import { WireError } from '@/server/identity-provider/wire/errors';

/** The body of POST /totps (SPEC section 5). */
export const createSchema = z.object({ expiration_minutes: numberArgument('expiration_minutes').optional() });

/** The body of totps/authenticate. */
export const authenticateSchema = z.object({
  totp_code: stringArgument('totp_code'),
  session_duration_minutes: durationArgument,
});

/** The body of totps/recover. */
export const recoverSchema = z.object({
  recovery_code: stringArgument('recovery_code'),
  session_duration_minutes: durationArgument,
});

const expirationSchema = z.int().min(5).max(1_440).default(60);

/**
 * Minutes within which a new app must be verified, 60 by default.
 * @throws WireError outside the SDK's 5 to 1,440 minutes
 */
export function readExpiration(minutes: number | undefined): number {
  const expiration = expirationSchema.safeParse(minutes);
  if (!expiration.success) throw new WireError('invalid_expiration_totp');
  return expiration.data;
}
