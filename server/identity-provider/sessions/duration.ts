import { z } from 'zod';
import { numberArgument } from '@/server/identity-provider/wire/body';
import { WireError } from '@/server/identity-provider/wire/errors';

const durationSchema = z.int().min(5).max(527_040);

/** `session_duration_minutes` of a call; its bounds are checked by `readDuration`. */
export const durationArgument = numberArgument('session_duration_minutes');

/**
 * The duration of a session in minutes, a whole number from 5 to 527,040 (security 3).
 * @throws WireError beyond these bounds
 */
export function readDuration(minutes: number): number {
  const duration = durationSchema.safeParse(minutes);
  if (!duration.success) throw new WireError('invalid_session_duration_minutes');
  return duration.data;
}
