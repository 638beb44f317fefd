import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { groupLabel } from '@/lib/i18n/group-words';
import { text } from '@/lib/text/text';
import { isFiltered, type ListQuery } from './query-url';

/** Why the list is empty, and the next step: no packages yet, none in this group, or none that match. */
export function NoPackages({ query }: { query: ListQuery }) {
  const { group } = query;
  if (isFiltered(query)) {
    return (
      <EmptyState
        icon="package-search"
        title={text('packageList.empty.noMatch')}
        action={
          <ButtonLink href="/packages" variant="secondary" icon="x">
            {text('packageList.empty.clear')}
          </ButtonLink>
        }
      >
        {text('packageList.empty.tryShorter')}
      </EmptyState>
    );
  }
  if (group) {
    return (
      <EmptyState
        title={text('packageList.empty.noneInGroup', { group: groupLabel(group) })}
        action={
          <ButtonLink href="/packages" variant="secondary">
            {text('packageList.empty.showAll')}
          </ButtonLink>
        }
      >
        {text('packageList.empty.appearAtStage')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={text('packageList.empty.none')}
      action={
        <>
          <ButtonLink href="/account">{text('packageList.empty.viewAddress')}</ButtonLink>
          <ButtonLink href="/packages/new" variant="secondary" icon="plus">
            {text('packageList.empty.add')}
          </ButtonLink>
        </>
      }
    >
      {text('packageList.empty.giveAddress')}
    </EmptyState>
  );
}
