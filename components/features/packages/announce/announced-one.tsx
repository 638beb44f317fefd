import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { storedWords } from './numbers';

interface AnnouncedOneProps {
  id: string;
  trackingNumber: string;
  /** It was announced before, with other details. */
  kept: boolean;
  onAgain: () => void;
}

/** Says that a package is expected now, and what to do next. */
export function AnnouncedOne({ id, trackingNumber, kept, onAgain }: AnnouncedOneProps) {
  return (
    <div role="status">
      <EmptyState
        icon="package-check"
        title="Package added"
        action={
          <>
            <ButtonLink href={`/packages/${id}`}>View package</ButtonLink>
            <Button variant="secondary" icon="plus" onClick={onAgain}>
              Add another
            </Button>
          </>
        }
      >
        <span className="wrap-anywhere">{trackingNumber}</span> is listed under “Expected” until it arrives.
        {kept && ` ${storedWords}`}
      </EmptyState>
    </div>
  );
}
