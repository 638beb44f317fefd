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
        title="No matching packages"
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
        title={`No packages under “${groupLabels[group]}”`}
        action={
          <ButtonLink href="/packages" variant="secondary">
            Show all packages
          </ButtonLink>
        }
      >
        Packages appear here automatically when they reach this stage.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No packages yet"
      action={
        <>
          <ButtonLink href="/account">View your warehouse address</ButtonLink>
          <ButtonLink href="/packages/new" variant="secondary" icon="plus">
            Add expected packages
          </ButtonLink>
        </>
      }
    >
      Give shops your warehouse address with your suite number. The packages they send appear here.
    </EmptyState>
  );
}
