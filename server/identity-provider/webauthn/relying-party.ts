import type { IdentityContext } from '@/server/identity-provider/context';
import { WireError } from '@/server/identity-provider/wire/errors';

/** The relying party: a credential for another host or origin is invalid (security 15). */
export interface RelyingParty {
  name: string;
  /** The host of the public origin. */
  id: string;
  origin: string;
}

/**
 * The portal as a relying party.
 * @throws WireError when the caller names another domain
 */
export function relyingPartyOf(
  { settings }: Pick<IdentityContext, 'settings'>,
  domain: string,
): RelyingParty {
  const { hostname, origin } = new URL(settings.publicOrigin);
  if (domain !== hostname) throw new WireError('invalid_webauthn_registration_domain');
  return { name: 'Waybill', id: hostname, origin };
}
