import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import type { Feed } from './feed';

interface FeedFailureProps {
  error: NonNullable<Feed['error']>;
  /** The shown rows are those of the previous query. */
  other: boolean;
  retry: () => void;
}

/** Why a list failed to load while its earlier rows stay, with a retry. */
export function FeedFailure({ error, other, retry }: FeedFailureProps) {
  return (
    <Alert
      severity="error"
      title={other ? 'The packages you asked for could not be loaded' : 'The packages could not be loaded'}
      action={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={retry}>
          Try again
        </Button>
      }
    >
      {error.message}
      {other && ' The list below is the one from before.'}
    </Alert>
  );
}
