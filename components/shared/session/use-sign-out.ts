import { useState } from 'react';
import { lateToast } from '@/components/ui/feedback/late-toast';
import { text } from '@/lib/text/text';
import { lateSignOut } from './late-sign-out';

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
        summary: text('shell.signOut.failed'),
        detail: text('shell.signOut.failedLine'),
      });
    }
  };
  return { leaving, signOut };
}
