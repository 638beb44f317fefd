import { Button } from '@/components/ui/action/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { ErrorView } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

interface SearchFailureProps {
  error: Pick<ErrorView, 'message'>;
  retry: () => void;
}

/** Nothing could be searched: without a network it goes on by itself once that is back. */
export function SearchFailure({ error, retry }: SearchFailureProps) {
  const isOffline = !navigator.onLine;
  return (
    <div role="alert">
      <EmptyState
        icon={isOffline ? 'wifi-off' : 'circle-exclamation-point'}
        title={text(isOffline ? 'shell.search.offline' : 'shell.search.failed')}
        action={
          !isOffline && (
            <Button variant="secondary" size="small" icon="refresh-cw" onClick={retry}>
              {text('shell.retry')}
            </Button>
          )
        }
      >
        {isOffline ? text('shell.search.offlineLine') : error.message}
      </EmptyState>
    </div>
  );
}
