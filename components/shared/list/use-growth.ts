'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { grownHref } from './address';
import type { ListView } from './list';

interface Growth<E> {
  /** "Show more". */
  more: () => void;
  /** The list, whose first new row takes the focus, which would otherwise be lost with the button. */
  rowsRef: RefObject<E | null>;
}

/** Extends a list, and writes its length into the address, so that a reload shows as many rows. */
export function useGrowth<E extends HTMLElement>(
  href: string,
  { rows, state, loadMore }: Pick<ListView<unknown, unknown, unknown>, 'rows' | 'state' | 'loadMore'>,
): Growth<E> {
  const [grown, setGrown] = useState<{ href: string; from: number } | null>(null);
  const rowsRef = useRef<E>(null);
  const from = grown?.href === href ? grown.from : null;
  const count = rows.length;
  const changing = state === 'changing';

  useEffect(() => {
    if (from !== null && count > from && !changing)
      window.history.replaceState(null, '', grownHref(href, count));
  }, [href, count, from, changing]);
  useEffect(() => {
    if (from !== null && count > from)
      rowsRef.current?.children[from]?.querySelector('a')?.focus({ preventScroll: true });
  }, [from, count]);

  const more = () => {
    setGrown({ href, from: count });
    loadMore();
  };
  return { more, rowsRef };
}
