import { WireError } from '@/server/identity-provider/wire/errors';
import { rateStrength } from './strength';

/**
 * Lets only a password through that may be set (security 12).
 * @param emails addresses of whoever sets it; it must not be made of them
 * @throws WireError with the strength check's feedback in its details
 */
export async function requireStrongPassword(password: string, emails: string[]): Promise<void> {
  const { valid, breached, score, warning, suggestions } = await rateStrength(password, emails);
  if (valid) return;
  const details = { score, feedback: { warning, suggestions } };
  throw new WireError(breached ? 'breached_password' : 'weak_password', undefined, { details });
}
