import { Alert } from '@/components/ui/feedback/alert';

/** After signing out while the provider was down: what is done, what is not, and what to do. */
export function SignedOutNotice() {
  return (
    <Alert severity="warn" title="You are signed out here">
      The sign-in service could not be reached, so the session may still be listed as open. It ends by itself;
      to end it now, sign in again later and sign out once more.
    </Alert>
  );
}
