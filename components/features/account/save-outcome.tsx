import { Alert } from '@/components/ui/alert';
import type { AccountFormState } from './account-form';

/** What saving came to, in words. */
export function SaveOutcome({ state }: { state: AccountFormState }) {
  const { outcome, message, code } = state;
  if (outcome === 'saved') return <Alert severity="success" title="Your changes are saved" />;
  if (outcome === 'conflict') {
    return (
      <Alert severity="warn" title="Your account was changed while you were editing" {...(code && { code })}>
        What you typed is still here; fields saved differently elsewhere say so. Save again to keep yours.
      </Alert>
    );
  }
  if (outcome === 'failed' || (outcome === 'invalid' && message && !state.errors)) {
    return (
      <Alert severity="error" title="Your changes could not be saved" {...(code && { code })}>
        {message} What you typed is still here.
      </Alert>
    );
  }
  return null;
}
