import { latePart } from '@/components/ui/hooks/late-part';
import { dispatchLayout } from '@/lib/browser/appearance/store';

export const lateSignOut = latePart(async () => (await import('@/lib/browser/identity/session')).signOut);

/**
 * SPEC section 4: closes the profile panel, removes the session's cookies and replaces the route, so that
 * Back shows nothing. The identity client is loaded only on sign-out.
 */
export async function leaveForLogin(): Promise<void> {
  dispatchLayout({ type: 'signedOut' });
  const signOut = await lateSignOut.load();
  const { heard } = await signOut();
  window.location.replace(heard ? '/auth/login' : '/auth/login?signedOut=here');
}
