import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { groupLabel } from '@/lib/i18n/group-words';
import { text } from '@/lib/text/text';
import { isFiltered, type ListQuery } from './query-url';

/** Why the list of a query is empty, and the next step: nothing in this group, or nothing that matches. */
export function NoMatches({ query }: { query: ListQuery }) {
  const { group } = query;
  if (group && !isFiltered(query)) {
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
