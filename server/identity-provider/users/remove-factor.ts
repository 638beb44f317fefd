import { markRemoved } from '@/server/database/repositories/accounts/removed-addresses';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { changeFactors } from '@/server/database/repositories/identity/identity-sessions';
import { findVerifiedTotp } from '@/server/database/repositories/identity/identity-totps';
import {
  countSignInMethods,
  deleteFactor,
  findOwnContact,
  lockUser,
  type FactorKind,
} from '@/server/database/repositories/identity/identity-user-factors';
import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { readFactors, withoutFactor } from '@/server/identity-provider/sessions/factors';
import { requireFresh, requireFreshApp } from '@/server/identity-provider/sessions/fresh';
import { WireError } from '@/server/identity-provider/wire/errors';

interface Removal {
  session: Session;
  kind: FactorKind;
  id: string;
  client: string;
}

/**
 * Removes a sign-in method of a session's holder; the user's sessions go on without its factor. Removals of one user
 * are serialised, so that two concurrent ones leave one method (security 16). A removed address no
 * longer opens the user's account for another user (decision 075), and an e-mail address is notified, too.
 * @throws WireError `stale_factors`; `second_factor_required` for the authenticator app; `factor_not_found`, whether it
 * is nobody's or somebody else's (security 18);
 * `last_factor`
 */
export async function removeFactor(
  context: IdentityContext,
  { session, kind, id, client }: Removal,
): Promise<void> {
  const { userId } = session;
  const now = context.clock();
  const app = kind === 'totps' ? await findVerifiedTotp(context.db, userId) : undefined;
  if (app?.id === id) requireFreshApp(session, now);
  else requireFresh(session, now);
  const former = await context.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const contact = await findOwnContact(tx, { userId, id });
    if (!(await deleteFactor(tx, { kind, userId, id }))) throw new WireError('factor_not_found');
    if (kind !== 'totps' && (await countSignInMethods(tx, userId)) === 0) throw new WireError('last_factor');
    await changeFactors(tx, userId, (factors) => withoutFactor(readFactors(factors), id));
    if (!contact?.verified) return undefined;
    await markRemoved(tx, contact, now);
    return contact.kind === 'email' ? contact.address : undefined;
  });
  const detail = { factor: kind, session: session.id };
  await recordSecurityEvent(context, { kind: 'factor_removed', client, userId, detail, former });
}
