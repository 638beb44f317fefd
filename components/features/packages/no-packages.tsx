import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { groupLabels } from '@/lib/i18n/package-words';
import { isFiltered, type ListQuery } from './query-url';

/** Why the list is empty, and the next step: no packages yet, none in this group, or none that match. */
export function NoPackages({ query }: { query: ListQuery }) {
  const { group } = query;
  if (isFiltered(query)) {
    return (
      <EmptyState
        icon="package-search"
        title="No package matches"
        action={
          <ButtonLink href="/packages" variant="secondary" icon="x">
            Clear filters
          </ButtonLink>
        }
      >
        Try a shorter search: part of the name, shop, contents or tracking number.
      </EmptyState>
    );
  }
  if (group) {
    return (
      <EmptyState
        title={`Nothing under “${groupLabels[group]}”`}
        action={
          <ButtonLink href="/packages" variant="secondary">
            Show all packages
          </ButtonLink>
        }
      >
        Packages move here by themselves as they travel.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No packages yet"
      action={
        <>
          <ButtonLink href="/account">Your warehouse address</ButtonLink>
          <ButtonLink href="/packages/new" variant="secondary" icon="plus">
            Add packages you expect
          </ButtonLink>
        </>
      }
    >
      Give shops your warehouse address with your suite number; what they send appears here.
    </EmptyState>
  );
}
