import type { NewOneTimeCode } from '@/server/database/repositories/identity/identity-codes';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { ContactMethod } from '@/server/database/repositories/identity/identity-users';
import { requireFresh } from '@/server/identity-provider/sessions/fresh';
import type { NoticeReason } from './message';

/** The purpose of a send, and the notice where no code may be sent. */
export interface Intent {
  purpose: NewOneTimeCode['purpose'];
  userId: string | null;
  notice: NoticeReason | null;
}

const signIn: Intent = { purpose: 'sign_in', userId: null, notice: null };
const decoy = (notice: NoticeReason): Intent => ({ purpose: 'decoy', userId: null, notice });

/** Without a session: a known address signs in, an unknown one gets a notice, which looks the same to the caller. */
export function primaryIntent(contact: ContactMethod | undefined): Intent {
  return contact ? signIn : decoy('unknown');
}

/** For login_or_create: whoever verifies the address is its user. */
export const loginOrCreateIntent = (): Intent => signIn;

/**
 * With a session: the user's own address steps the session up, an unused one is attached, another user's gets a notice.
 * @throws WireError when the sign-in is too old to attach an address
 */
export function secondaryIntent(contact: ContactMethod | undefined, session: Session, now: Date): Intent {
  if (contact?.userId === session.userId) return signIn;
  requireFresh(session, now);
  return contact ? decoy('taken') : { purpose: 'attach', userId: session.userId, notice: null };
}
