import { Alert } from '@/components/ui/feedback/alert';
import { text } from '@/lib/text/text';

/** After signing out while the provider was down: what is done, what is not, and what to do. */
export function SignedOutNotice() {
  return (
    <Alert severity="warn" title={text('authPage.signedOut.title')}>
      {text('authPage.signedOut.description')}
    </Alert>
  );
}
