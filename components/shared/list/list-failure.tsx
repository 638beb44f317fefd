import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import type { ErrorView } from '@/lib/contract/errors';
import { text, type MessageKey } from '@/lib/text/text';
import type { ListNoun } from './list';

interface ListFailureProps {
  noun: ListNoun;
  error: Pick<ErrorView, 'message'>;
  /** The shown rows are those of the previous query. */
  other: boolean;
  retry: () => void;
}

const titleKeys = {
  packages: { these: 'shell.list.failed.packages', other: 'shell.list.otherFailed.packages' },
  shipments: { these: 'shell.list.failed.shipments', other: 'shell.list.otherFailed.shipments' },
  invoices: { these: 'shell.list.failed.invoices', other: 'shell.list.otherFailed.invoices' },
} as const satisfies Record<ListNoun, Record<string, MessageKey>>;

/** Why a list failed to load while its earlier rows stay, with a retry. */
export function ListFailure({ noun, error, other, retry }: ListFailureProps) {
  return (
    <Alert
      severity="error"
      title={text(titleKeys[noun][other ? 'other' : 'these'])}
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
