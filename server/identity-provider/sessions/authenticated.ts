import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { findUser } from '@/server/database/repositories/identity/identity-users';
import type { IdentityContext } from '@/server/identity-provider/context';
import { viewUser } from '@/server/identity-provider/users/view';
import { WireError } from '@/server/identity-provider/wire/errors';
import { sessionClaims } from './jwt';
import { viewSession } from './view';
import { waitsForApp } from './waiting';

/**
 * The `data` of every authenticate response (identity "Requests"). A session that waits for the app's code gets no JWT,
 * so that no verifier can take it for a complete one (decision 021).
 */
export async function authenticatedData(
  context: IdentityContext,
  session: Session,
  token: string,
): Promise<object> {
  const user = await findUser(context.db, session.userId);
  if (!user) throw new WireError('session_not_found');
  const view = viewSession(session, user.roles);
  const waits = await waitsForApp(context.db, session);
  const userView = viewUser(user);
  return {
    user_id: user.id,
    session: view,
    session_token: token,
    session_jwt: waits ? '' : await context.signer.sign(sessionClaims(context, view)),
    user: userView,
    __user: userView,
  };
}
