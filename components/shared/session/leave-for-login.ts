import { dispatchLayout } from '@/lib/browser/appearance/store';
import { signOut } from '@/lib/browser/identity/session';

/**
 * SPEC section 4: closes the profile panel, removes the session's cookies and replaces the route, so that
 * Back shows nothing.
 */
export async function leaveForLogin(): Promise<void> {
  dispatchLayout({ type: 'signedOut' });
  const { heard } = await signOut();
  window.location.replace(heard ? '/auth/login' : '/auth/login?signedOut=here');
}
