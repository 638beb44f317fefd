import { digestOf } from '@/server/database/ids';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newSecretToken } from '@/server/identity-provider/crypto/tokens';
import type { ProviderRow } from './providers';
import { stateSeconds } from './state';

/** Binds a flow to the browser that started it: the callback counts only with the cookie (login CSRF, RFC 9700 4.7). */
export interface Binding {
  digest: string;
  /** The Set-Cookie line. */
  cookie: string;
}

const secretToken = /^[\w-]{43}$/;

interface Named {
  row: ProviderRow;
  settings: IdentityContext['settings'];
}

const isPosted = (row: ProviderRow) => row.protocol === 'oidc' && row.formPost === true;
const isSecure = ({ publicOrigin }: IdentityContext['settings']) => publicOrigin.startsWith('https:');

/** One cookie for redirect responses and one for form posts, as they need different attributes. */
function cookieName({ row, settings }: Named): string {
  return `${isSecure(settings) ? '__Host-' : ''}waybill_oauth${isPosted(row) ? '_post' : ''}`;
}

/**
 * A form post from the provider's page is cross-site, and browsers send only a SameSite=None cookie with it. That is
 * safe here: the value must match, wherever the request comes from.
 */
function cookieLine(named: Named, value: string, maxAge: number): string {
  const posted = isPosted(named.row);
  const site = posted ? 'SameSite=None' : 'SameSite=Lax';
  const secure = posted || isSecure(named.settings) ? '; Secure' : '';
  return `${cookieName(named)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; ${site}${secure}`;
}

/** The digest of this browser's cookie; null when it has none. */
export function presentedBinding(request: Request, named: Named): string | null {
  const value = readCookie(request, cookieName(named));
  return value === null ? null : digestOf(value);
}

function readCookie({ headers }: Request, name: string): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && secretToken.test(value) ? value : null;
}

/** Binds a new flow to this browser; flows in several tabs share its cookie. */
export function bindBrowser(request: Request, named: Named): Binding {
  const value = readCookie(request, cookieName(named)) ?? newSecretToken();
  return { digest: digestOf(value), cookie: cookieLine(named, value, stateSeconds) };
}
