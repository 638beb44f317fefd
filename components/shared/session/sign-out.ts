import { dispatchLayout } from '@/lib/browser/appearance/store';

/**
 * SPEC section 4: closes the profile panel, removes the session's cookies and replaces the route, so that
 * Back shows nothing. The identity client is loaded only on sign-out.
 */
export async function leaveForLogin(): Promise<void> {
  dispatchLayout({ type: 'signedOut' });
  const { signOut } = await import('@/lib/browser/identity/session');
  const { heard } = await signOut();
  window.location.replace(heard ? '/auth/login' : '/auth/login?signedOut=here');
}
