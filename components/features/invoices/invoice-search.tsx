'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { invoicesHref, type ListQuery } from './invoice-query';

const debounceMilliseconds = 250;

/** Search as you type, by number and by what is on the invoice. Without script it is a plain form. */
export function InvoiceSearch({ query }: { query: ListQuery }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(query.q ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const text = query.q ?? '';
    if (text === sent.current || !input.current) return;
    clearTimeout(timer.current);
    sent.current = text;
    input.current.value = text;
  }, [query.q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    sent.current = input.current?.value.trim() ?? '';
    router.replace(invoicesHref({ ...query, q: sent.current || undefined }), { scroll: false });
  };

  return (
    <form
      action="/invoices"
      role="search"
      aria-label="Invoices"
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
          ref={input}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={100}
          autoComplete="off"
          aria-label="Search invoices"
          placeholder="Invoice number or what is in a package"
          className="ps-9"
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(search, debounceMilliseconds);
          }}
        />
      </div>
      <noscript>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </noscript>
    </form>
  );
}
