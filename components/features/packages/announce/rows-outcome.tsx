import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';

interface RowsOutcomeProps {
  /** How many packages were added, and how many lines are left. */
  done: number;
  left: number;
  onStartAgain: () => void;
}

/** The overall result of adding many packages. */
export function RowsOutcome({ done, left, onStartAgain }: RowsOutcomeProps) {
  const added = `${done} ${done === 1 ? 'package' : 'packages'} added`;
  const expected = (
    <ButtonLink href="/packages?group=expected" size="small" variant={left ? 'secondary' : 'primary'}>
      View expected packages
    </ButtonLink>
  );
  if (left > 0) {
    return (
      <Alert
        severity="warn"
        title={done > 0 ? `${added}, ${left} not added` : 'No packages added'}
        action={done > 0 && expected}
      >
        Each line below shows the reason. What you typed is still here.
      </Alert>
    );
  }
  return (
    <Alert
      severity="success"
      title={added}
      action={
        <>
          {expected}
          <Button variant="secondary" size="small" icon="plus" onClick={onStartAgain}>
            Add more
          </Button>
        </>
      }
    />
  );
}
