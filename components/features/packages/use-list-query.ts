'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { listHref, readListQuery, type ListQuery } from './query-url';

/** Changes some of the query; a field given as undefined is removed. */
export type ChangeQuery = (change: ListQuery, history: 'push' | 'replace') => void;

/** The list's query, which lives in the address alone; changing it asks nothing of the server's pages. */
export function useListQuery(): [ListQuery, ChangeQuery] {
  const params = useSearchParams();
  const query = useMemo(() => readListQuery((name) => params.get(name)), [params]);
  return [query, change];
}

const change: ChangeQuery = (fields, history) => {
  const now = new URLSearchParams(window.location.search);
  const next = { ...readListQuery((name) => now.get(name)), ...fields };
  window.history[`${history}State`](null, '', listHref(next));
};
