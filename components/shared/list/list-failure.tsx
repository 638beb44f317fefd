import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import type { ErrorView } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { ListNoun } from './list';

interface ListFailureProps {
  noun: ListNoun;
  error: Pick<ErrorView, 'message'>;
  /** The shown rows are those of the previous query. */
  other: boolean;
  retry: () => void;
}

/** Why a list failed to load while its earlier rows stay, with a retry. */
export function ListFailure({ noun, error, other, retry }: ListFailureProps) {
  return (
    <Alert
      severity="error"
      title={text(`shell.list.${other ? 'otherFailed' : 'failed'}.${noun}`)}
      action={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={retry}>
          {text('shell.retry')}
        </Button>
      }
    >
      {other ? text('shell.list.earlier', { message: error.message }) : error.message}
    </Alert>
  );
}
