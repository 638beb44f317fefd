import { findUser } from '@/server/database/repositories/identity/identity-users';
import type { IdentityContext } from '@/server/identity-provider/context';
import { WireError } from '@/server/identity-provider/wire/errors';
import { viewUser } from './view';

/** The user of a session in the SDK's shape. @throws WireError when the user, and so the session, no longer exists */
export async function readUser({ db }: Pick<IdentityContext, 'db'>, userId: string) {
  const user = await findUser(db, userId);
  if (!user) throw new WireError('session_not_found');
  return viewUser(user);
}
