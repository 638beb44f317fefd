import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { ListQuery } from './invoice-query';

/** Why the list is empty, and the next step. */
export function NoInvoices({ query }: { query: ListQuery }) {
  if (Object.keys(query).length === 0) {
    return (
      <EmptyState
        icon="receipt"
        title="No invoices yet"
        action={<ButtonLink href="/packages">View your packages</ButtonLink>}
      >
        You get your first invoice when the warehouse ships or stores something for you.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="receipt"
      title="No matching invoices"
      action={
        <ButtonLink href="/invoices" variant="secondary">
          Show all invoices
        </ButtonLink>
      }
    >
      Try another status or search term.
    </EmptyState>
  );
}
