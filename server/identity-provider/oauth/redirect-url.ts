import type { IdentityContext } from '@/server/identity-provider/context';
import { ownAddress } from '@/server/identity-provider/wire/own-address';
import { authenticatePage, OAuthRefusal } from './failure';

const maxLength = 1_000;

/**
 * The address of this portal to return to, exactly on its own origin (security 7, 15); by default the page that
 * finishes every sign-in.
 * @throws OAuthRefusal
 */
export function readRedirectUrl(context: Pick<IdentityContext, 'settings'>, value: string | null): string {
  if (value === null || value === '') return authenticatePage(context);
  const url = value.length <= maxLength ? ownAddress(context.settings.publicOrigin, value) : null;
  if (!url) throw new OAuthRefusal('invalid_oauth_redirect_url');
  url.hash = '';
  return url.href;
}
