import { useState } from 'react';
import { lateToast } from '@/components/ui/feedback/late-toast';
import { lateSignOut } from './sign-out';

/** Signs out and goes to login; on failure the visitor learns that they are still signed in. */
export function useSignOut() {
  const [leaving, setLeaving] = useState(false);

  const signOut = async () => {
    if (leaving) return;
    setLeaving(true);
    try {
      const leaveForLogin = await lateSignOut.load();
      await leaveForLogin();
    } catch {
      setLeaving(false);
      const toast = await lateToast.load();
      toast({
        severity: 'error',
        summary: 'You are still signed in',
        detail: 'The service could not be reached. Try again.',
      });
    }
  };
  return { leaving, signOut };
}
