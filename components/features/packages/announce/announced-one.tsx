import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { groupLabel } from '@/lib/i18n/group-words';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';

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
        title={text('packages.announceOne.added')}
        action={
          <>
            <ButtonLink href={`/packages/${id}`}>{text('packages.announceOne.view')}</ButtonLink>
            <Button variant="secondary" icon="plus" onClick={onAgain}>
              {text('packages.announceOne.another')}
            </Button>
          </>
        }
      >
        {richText('packages.announceOne.addedDetail', {
          number: (chunks) => <bdi className="wrap-anywhere">{chunks}</bdi>,
          trackingNumber,
          group: groupLabel('expected'),
        })}
        {kept && ` ${text('packages.number.stored')}`}
      </EmptyState>
    </div>
  );
}
