import { deleteGrant } from '@/server/database/repositories/identity/identity-apps';
import { revokeSessionsOfApp } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';

interface Ended {
  userId: string;
  appId: string;
  /** The session in which the user takes the access back, if it is the user who does. */
  sessionId: string | null;
}

/**
 * Ends all access of an app to a user: the grant, every token that names it, and the sessions that the app made of its
 * access tokens. The session in which the user does so goes on, unless it rests on such tokens alone.
 * @returns false where the app had no access
 */
export function endAccess(
  { db, clock }: Pick<IdentityContext, 'db' | 'clock'>,
  { userId, appId, sessionId }: Ended,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The grant first: an exchange that is under way holds it, and is waited for.
    if (!(await deleteGrant(tx, userId, appId))) return false;
    await revokeSessionsOfApp(tx, { userId, appId, keepSessionId: sessionId }, clock());
    return true;
  });
}
