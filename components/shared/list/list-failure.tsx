import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import type { ErrorView } from '@/lib/contract/errors';

interface ListFailureProps {
  /** Such as `packages`. */
  noun: string;
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
      title={other ? `The ${noun} you asked for could not be loaded` : `The ${noun} could not be loaded`}
      action={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={retry}>
          Try again
        </Button>
      }
    >
      {error.message}
      {other && ' The list below still shows the previous results.'}
    </Alert>
  );
}
