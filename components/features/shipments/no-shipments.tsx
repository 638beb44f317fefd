import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { text } from '@/lib/text/text';
import { choosePackagesPath, type ListQuery } from './shipment-query';

const noneIn = { live: 'shipments.empty.noneLive', done: 'shipments.empty.noneDone' } as const;

/** Why the list is empty, and how one begins. */
export function NoShipments({ query: { state } }: { query: ListQuery }) {
  return (
    <EmptyState
      icon="truck"
      title={text(state ? noneIn[state] : 'shipments.empty.title')}
      action={
        <>
          <ButtonLink href={choosePackagesPath} prefetch={false}>
            {text('shipments.empty.choose')}
          </ButtonLink>
          {state && (
            <ButtonLink href="/shipments" prefetch={false} variant="secondary">
              {text('shipments.empty.all')}
            </ButtonLink>
          )}
        </>
      }
    >
      {text('shipments.empty.text')}
    </EmptyState>
  );
}
