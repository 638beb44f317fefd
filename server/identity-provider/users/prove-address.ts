import type { Database } from '@/server/database';
import {
  addContact,
  createUser,
  findContact,
  verifyContact,
  type ContactMethod,
} from '@/server/database/repositories/identity/identity-users';
import { newIdentityId } from '@/server/identity-provider/crypto/tokens';

interface Proof extends Pick<ContactMethod, 'kind' | 'address'> {
  /** The id for a new address. */
  methodId: string;
  /** The user who attaches the address; null for a sign-in. */
  attachTo: string | null;
}

/**
 * Assigns a verified address to the user it already had, to the one who attaches it, or to a new one.
 * @returns null when it was assigned to another user meanwhile
 */
export async function proveAddress(
  tx: Database,
  { kind, address, methodId, attachTo }: Proof,
  now: Date,
): Promise<ContactMethod | null> {
  const owned = await findContact(tx, { kind, address });
  if (owned) {
    if (attachTo !== null && attachTo !== owned.userId) return null;
    await verifyContact(tx, owned.id);
    return { ...owned, verified: true };
  }
  const userId = attachTo ?? newIdentityId('user');
  if (attachTo === null) await createUser(tx, userId, now);
  const added = await addContact(tx, { id: methodId, userId, kind, address, verified: true, createdAt: now });
  return added ?? null;
}
