import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Feed } from './feed';

interface FeedFailureProps {
  error: NonNullable<Feed['error']>;
  retry: () => void;
}

/** What failed of a list whose earlier rows stay, and the way on. */
export function FeedFailure({ error, retry }: FeedFailureProps) {
  return (
    <Alert
      severity="error"
      title="The packages could not be loaded"
      action={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={retry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
