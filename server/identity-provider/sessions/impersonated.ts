import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { WireError } from '@/server/identity-provider/wire/errors';

/**
 * Refuses impersonators.
 * @throws WireError in an impersonated session
 */
export function refuseImpersonator(session: Session): void {
  if (session.impersonator !== null) throw new WireError('impersonated_session_not_allowed');
}
