import { WireError } from '@/server/identity-provider/wire/errors';
import { ownAddress } from '@/server/identity-provider/wire/own-address';
import { linkKinds, type LinkKind } from './kinds';

const maxLength = 2_000;

/**
 * The target of a link: the address or path in the call, if it belongs to this portal (security 7), else the page that
 * redeems tokens.
 * @throws WireError for any other address
 */
export function portalUrl(publicOrigin: string, kind: LinkKind, named = '/auth/authenticate'): URL {
  const whole = named.startsWith('/') ? `${publicOrigin}${named}` : named;
  const url = whole.length <= maxLength ? ownAddress(publicOrigin, whole) : null;
  if (!url) throw new WireError(linkKinds[kind].badUrl);
  return url;
}

/** A link with its token; the rest of its address stays. */
export function linkHref(url: URL, kind: LinkKind, token: string): string {
  const link = new URL(url);
  link.searchParams.set('stytch_token_type', linkKinds[kind].tokenType);
  link.searchParams.set('token', token);
  return link.href;
}
