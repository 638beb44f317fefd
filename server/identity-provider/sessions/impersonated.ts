import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { WireError } from '@/server/identity-provider/wire/errors';

/**
 * Lets only the user themselves through.
 * @throws WireError when somebody else is signed in as the user
 */
export function refuseImpersonator(session: Session): void {
  if (session.impersonator !== null) throw new WireError('impersonated_session_not_allowed');
}
