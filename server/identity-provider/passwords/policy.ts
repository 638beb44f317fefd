import { WireError } from '@/server/identity-provider/wire/errors';
import { rateStrength } from './strength';

/**
 * Rejects passwords that are too weak (security 12).
 * @param emails the user's addresses, which the password must not resemble
 * @throws WireError with the strength check's feedback in its details
 */
export async function requireStrongPassword(password: string, emails: string[]): Promise<void> {
  const { valid, breached, score, warning, suggestions } = await rateStrength(password, emails);
  if (valid) return;
  const details = { score, feedback: { warning, suggestions } };
  throw new WireError(breached ? 'breached_password' : 'weak_password', undefined, { details });
}
