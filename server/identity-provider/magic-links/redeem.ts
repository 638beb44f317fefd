import type { Database } from '@/server/database';
import { endFlow } from '@/server/database/repositories/identity/identity-flows';
import type { ContactMethod } from '@/server/database/repositories/identity/identity-users';
import { proveAddress } from '@/server/identity-provider/users/prove-address';
import { WireError } from '@/server/identity-provider/wire/errors';
import type { Link } from './check';
import { linkKinds } from './kinds';

/**
 * Redeems a link, of concurrent attempts only one (security 12, 13), and assigns the address to its user.
 * @throws WireError when the link was used meanwhile, or the address was assigned to another user
 */
export async function redeemLink(tx: Database, link: Link, now: Date): Promise<ContactMethod> {
  const { address, methodId, attachTo } = link;
  const contact = (await endFlow(tx, link.flowId, now))
    ? await proveAddress(tx, { kind: 'email', address, methodId, attachTo }, now)
    : null;
  if (!contact) throw new WireError(linkKinds[link.kind].refusal);
  return contact;
}
