import 'server-only';
import { cookies } from 'next/headers';
import { readSettings } from '@/lib/runtime/settings';
import { addRaised, parseRaised, type RaisedToast } from './raised';

/** Long enough for a redirect on a slow line, short enough that no later visit shows it. */
const maxAge = 60;

/** `__Host-` on https, so that no other host can inject a toast. */
const cookieName = () => `${readSettings().secure ? '__Host-' : ''}waybill-toasts`;

/**
 * For a server action or a route handler: the toast appears on the resulting page, this one or the redirect's target.
 */
export async function raiseToast(toast: Omit<RaisedToast, 'id'>): Promise<void> {
  const jar = await cookies();
  const name = cookieName();
  const value = addRaised(jar.get(name)?.value, { ...toast, id: crypto.randomUUID() });
  jar.set(name, value, { path: '/', maxAge, sameSite: 'lax', secure: readSettings().secure });
}

/** The pending toasts, and the cookie that the page deletes once it has shown them. */
export async function raisedToasts(): Promise<{ toasts: RaisedToast[]; cookie: string }> {
  const cookie = cookieName();
  return { toasts: parseRaised((await cookies()).get(cookie)?.value), cookie };
}
