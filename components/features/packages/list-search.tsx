'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/display/icon';
import { Input } from '@/components/ui/field/input';
import { Select } from '@/components/ui/field/select';
import { useSearchText } from '@/components/ui/hooks/use-search-text';
import { text } from '@/lib/text/text';
import { sortKeys, type ChangeQuery, type ListQuery } from './query-url';

/** The parameters that the form preserves without JavaScript. */
const kept = ['group', 'status', 'from', 'to'] as const;

interface ListSearchProps {
  query: ListQuery;
  change: ChangeQuery;
  /** Other actions on the list, at the end of the line. */
  children: ReactNode;
}

/** Search as you type, and sort order. Without JavaScript it is a plain form. */
export function ListSearch({ query, change, children }: ListSearchProps) {
  const { field, search } = useSearchText(query.q ?? '', (typed) =>
    change({ q: typed || undefined }, 'replace'),
  );

  return (
    <form
      action="/packages"
      role="search"
      aria-label={text('packageList.search.form')}
      className="flex flex-wrap gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      {kept.map((name) => query[name] && <input key={name} type="hidden" name={name} value={query[name]} />)}
      <div className="relative min-w-0 grow-[999] basis-64">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <Input
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          aria-label={text('packageList.search.label')}
          placeholder={text('packageList.search.placeholder')}
          className="ps-9"
          {...field}
        />
      </div>
      {/* All of them in a line of their own where one line is too short. */}
      <div className="flex grow flex-wrap gap-3 sm:flex-nowrap">
        <Select
          name="sort"
          aria-label={text('packageList.search.sort')}
          className="grow basis-full sm:min-w-56 sm:basis-0"
          value={query.sort ?? 'newest'}
          onChange={(event) => change({ sort: event.target.value as ListQuery['sort'] }, 'replace')}
        >
          {Object.entries(sortKeys).map(([value, label]) => (
            <option key={value} value={value}>
              {text(label)}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" withoutScript variant="secondary">
            {text('packageList.search.submit')}
          </Button>
        </noscript>
        {children}
      </div>
    </form>
  );
}
