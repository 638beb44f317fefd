'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { listHref, readListQuery, type ListQuery } from './query-url';

/** Changes part of the query; a field set to undefined is removed. */
export type ChangeQuery = (change: ListQuery, history: 'push' | 'replace') => void;

/** The list's query, stored in the address only; changing it requests no page from the server. */
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
