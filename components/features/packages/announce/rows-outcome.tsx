import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { text } from '@/lib/text/text';

interface RowsOutcomeProps {
  /** How many packages were added, and how many lines are left. */
  done: number;
  left: number;
  onStartAgain: () => void;
}

/** The overall result of adding many packages. */
export function RowsOutcome({ done, left, onStartAgain }: RowsOutcomeProps) {
  const expected = (
    <ButtonLink href="/packages?group=expected" size="small" variant={left ? 'secondary' : 'primary'}>
      {text('announce.many.viewExpected')}
    </ButtonLink>
  );
  if (left > 0) {
    return (
      <Alert
        severity="warn"
        title={
          done > 0 ? text('announce.many.addedSome', { count: done, left }) : text('announce.many.noneAdded')
        }
        action={done > 0 && expected}
      >
        {text('announce.many.reasonsBelow')}
      </Alert>
    );
  }
  return (
    <Alert
      severity="success"
      title={text('announce.many.added', { count: done })}
      action={
        <>
          {expected}
          <Button variant="secondary" size="small" icon="plus" onClick={onStartAgain}>
            {text('announce.many.addMore')}
          </Button>
        </>
      }
    />
  );
}
