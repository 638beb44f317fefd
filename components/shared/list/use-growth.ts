'use client';

import { useEffect, useRef, type RefObject } from 'react';
import type { ListView } from './list';

interface Growth<E> {
  /** "Show more". */
  more: () => void;
  /** The list, whose first new row takes the focus, which would otherwise be lost with the button. */
  rowsRef: RefObject<E | null>;
}

/** Extends the list of an address. */
export function useGrowth<E extends HTMLElement>(
  href: string,
  { rows, loadMore }: Pick<ListView<unknown, unknown, unknown>, 'rows' | 'loadMore'>,
): Growth<E> {
  const rowsRef = useRef<E>(null);
  /** The index of the row that is waited for. */
  const next = useRef(Infinity);
  const count = rows.length;

  useEffect(() => {
    next.current = Infinity;
  }, [href]);
  useEffect(() => {
    const row = rowsRef.current?.children[next.current];
    if (!row) return;
    next.current = Infinity;
    row.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);

  const more = () => {
    next.current = count;
    loadMore();
  };
  return { more, rowsRef };
}
