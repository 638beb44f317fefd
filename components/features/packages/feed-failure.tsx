import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import type { Feed } from './feed';

interface FeedFailureProps {
  error: NonNullable<Feed['error']>;
  /** The rows that are shown are those of the query before. */
  other: boolean;
  retry: () => void;
}

/** What failed of a list whose earlier rows stay, and the way on. */
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
