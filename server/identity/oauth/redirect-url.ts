import type { IdentityContext } from '@/server/identity/context';
import { authenticatePage, OAuthRefusal } from './failure';

const maxLength = 1_000;

/**
 * An address of this portal to come back to, exactly on its own origin (security 7, 15); without one, the page that
 * finishes every sign-in.
 * @throws OAuthRefusal
 */
export function readRedirectUrl(context: Pick<IdentityContext, 'settings'>, value: string | null): string {
  if (value === null || value === '') return authenticatePage(context);
  const url = value.length <= maxLength && URL.canParse(value) ? new URL(value) : null;
  // Compared as text: `blob:` addresses, too, have this origin, and `user@` would stand before the host.
  const own = `${context.settings.publicOrigin}/`;
  if (!url?.href.startsWith(own) || !value.startsWith(own)) {
    throw new OAuthRefusal('invalid_oauth_redirect_url');
  }
  url.hash = '';
  return url.href;
}
