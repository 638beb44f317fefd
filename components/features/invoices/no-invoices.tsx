import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { text } from '@/lib/text/text';
import type { ListQuery } from './invoice-query';

/** Why the list is empty, and the next step. */
export function NoInvoices({ query }: { query: ListQuery }) {
  if (Object.keys(query).length === 0) {
    return (
      <EmptyState
        icon="receipt"
        title={text('invoices.empty.title')}
        action={<ButtonLink href="/packages">{text('invoices.empty.viewPackages')}</ButtonLink>}
      >
        {text('invoices.empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="receipt"
      title={text('invoices.noMatch.title')}
      action={
        <ButtonLink href="/invoices" variant="secondary">
          {text('invoices.noMatch.showAll')}
        </ButtonLink>
      }
    >
      {text('invoices.noMatch.text')}
    </EmptyState>
  );
}
