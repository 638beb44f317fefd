import { Alert } from '@/components/ui/feedback/alert';

/** After signing out while the provider was down: what is done, what is not, and what to do. */
export function SignedOutNotice() {
  return (
    <Alert severity="warn" title="You are signed out on this device">
      We couldn’t reach the sign-in service, so your session may still be listed as active. It will expire on
      its own. To end it sooner, sign in again later and sign out.
    </Alert>
  );
}
