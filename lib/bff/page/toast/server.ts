import 'server-only';
import { cookies } from 'next/headers';
import { readSettings } from '@/lib/runtime/settings';
import { addRaised, parseRaised, type RaisedToast } from './raised';

/** Long enough for a redirect on a slow line, short enough that no later visit shows it. */
const maxAge = 60;

/** `__Host-` on https, so that no other host can put words into our mouth. */
const cookieName = () => `${readSettings().secure ? '__Host-' : ''}waybill-toasts`;

/** For a server action or a route handler: the page shows the toast after it, on this page or where it redirects to. */
export async function raiseToast(toast: Omit<RaisedToast, 'id'>): Promise<void> {
  const jar = await cookies();
  const name = cookieName();
  const value = addRaised(jar.get(name)?.value, { ...toast, id: crypto.randomUUID() });
  jar.set(name, value, { path: '/', maxAge, sameSite: 'lax', secure: readSettings().secure });
}

/** What waits to be shown, and the cookie that the page takes away when it has shown it. */
export async function raisedToasts(): Promise<{ toasts: RaisedToast[]; cookie: string }> {
  const cookie = cookieName();
  return { toasts: parseRaised((await cookies()).get(cookie)?.value), cookie };
}
