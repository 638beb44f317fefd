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
        title={text('packages.empty.noMatch')}
        action={
          <ButtonLink href="/packages" variant="secondary" icon="x">
            {text('packages.empty.clear')}
          </ButtonLink>
        }
      >
        {text('packages.empty.tryShorter')}
      </EmptyState>
    );
  }
  if (group) {
    return (
      <EmptyState
        title={text('packages.empty.noneInGroup', { group: groupLabel(group) })}
        action={
          <ButtonLink href="/packages" variant="secondary">
            {text('packages.empty.showAll')}
          </ButtonLink>
        }
      >
        {text('packages.empty.appearAtStage')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={text('packages.empty.none')}
      action={
        <>
          <ButtonLink href="/account">{text('packages.empty.viewAddress')}</ButtonLink>
          <ButtonLink href="/packages/new" variant="secondary" icon="plus">
            {text('packages.empty.add')}
          </ButtonLink>
        </>
      }
    >
      {text('packages.empty.giveAddress')}
    </EmptyState>
  );
}
