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
        title={text('announce.one.added')}
        action={
          <>
            <ButtonLink href={`/packages/${id}`}>{text('announce.one.view')}</ButtonLink>
            <Button variant="secondary" icon="plus" onClick={onAgain}>
              {text('announce.one.another')}
            </Button>
          </>
        }
      >
        {richText('announce.one.addedDetail', {
          number: (chunks) => <bdi className="wrap-anywhere">{chunks}</bdi>,
          trackingNumber,
          group: groupLabel('expected'),
        })}
        {kept && ` ${text('announce.number.stored')}`}
      </EmptyState>
    </div>
  );
}
