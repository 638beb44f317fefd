'use client';

import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/display/icon';
import { Input } from '@/components/ui/field/input';
import { useSearchText } from '@/components/ui/hooks/use-search-text';
import { text } from '@/lib/text/text';
import type { ChangeQuery, ListQuery } from './invoice-query';

interface InvoiceSearchProps {
  query: ListQuery;
  change: ChangeQuery;
}

/** Search as you type, by number and by contents of the invoice. Without JavaScript it is a plain form. */
export function InvoiceSearch({ query, change }: InvoiceSearchProps) {
  const { field, search } = useSearchText(query.q ?? '', (typed) =>
    change({ q: typed || undefined }, 'replace'),
  );

  return (
    <form
      action="/invoices"
      role="search"
      aria-label={text('invoices.search.form')}
      className="flex min-w-0 grow gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      {query.status && <input type="hidden" name="status" value={query.status} />}
      <div className="relative min-w-0 grow">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <Input
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          aria-label={text('invoices.search.label')}
          placeholder={text('invoices.search.placeholder')}
          className="ps-9"
          {...field}
        />
      </div>
      <noscript>
        <Button type="submit" withoutScript variant="secondary">
          {text('invoices.search.submit')}
        </Button>
      </noscript>
    </form>
  );
}
