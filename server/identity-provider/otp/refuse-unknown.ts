import { takeAllowance } from '@/server/identity-provider/allowance';
import type { IdentityContext } from '@/server/identity-provider/context';
import { searchWindow } from '@/server/identity-provider/limits';
import { WireError } from '@/server/identity-provider/wire/errors';
import type { Address } from './address';
import type { NoticeReason } from './message';

interface Send {
  notice: NoticeReason | null;
  kind: Address['kind'];
  client: string;
}

const unknown = { email: 'email_not_found', phone: 'phone_number_not_found' } as const;

/**
 * With REVEAL_ADDRESSES, refuses to send to an address of no user, as Stytch does. Nothing is sent, so it counts as a
 * search for the address.
 * @throws WireError
 */
export async function refuseUnknown(context: IdentityContext, { notice, kind, client }: Send): Promise<void> {
  if (notice !== 'unknown' || !context.settings.identity.revealAddresses) return;
  await takeAllowance(context, searchWindow(client));
  throw new WireError(unknown[kind]);
}
