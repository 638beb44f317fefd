'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { packageField, shipPackagesHref } from '@/components/shared/shipping/ship-path';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { browserCall } from '@/lib/browser/product-api/browser';
import type { PackagePage } from '@/lib/domain/package/package';
import { text } from '@/lib/text/text';
import type { ListQuery } from './query-url';
import type { ShownPackage } from './shown-package';

interface ShipBarProps {
  rows: readonly ShownPackage[];
  query: ListQuery;
}

/** The most packages of a shipment. */
const most = 50;

const boxesOfRows = () => [
  ...document.querySelectorAll<HTMLInputElement>(`.package-choice > input[name="${packageField}"]`),
];
const boxOfAll = () => document.querySelector<HTMLInputElement>('[data-choose-all]');

/** What was ticked before this was there. */
const tickedNow = () => {
  const isAll = boxOfAll()?.checked;
  return boxesOfRows().flatMap(({ checked, value }) => (checked || isAll ? [value] : []));
};

/** All packages of a query that can go, on whatever page; none where they can't be had, or are called off. */
async function allThatCanGo(query: ListQuery, signal: AbortSignal): Promise<string[]> {
  try {
    const stored = { ...query, status: 'in_storage', limit: 200 };
    const page = await browserCall<PackagePage>('getMyPackages', stored, signal);
    return page.packages.filter(({ shippable }) => shippable).map(({ id }) => id);
  } catch {
    return [];
  }
}

/**
 * Remembers which packages are chosen, over other filters, more rows and fresh ones, and leads on with them. The boxes are
 * the browser's own, so that they can be ticked before this is there; this reads them, and sets those of rows that come.
 */
export function ShipBar({ rows, query }: ShipBarProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set(tickedNow()));
  const [beginning] = useState(query);
  const shippable = rows.flatMap((row) => (row.shippable ? [row.id] : []));
  const stuck = new Set(rows.flatMap((row) => (row.shippable ? [] : [row.id])));
  const chosen = [...marked].filter((id) => !stuck.has(id));
  const isWhole = shippable.length > 0 && shippable.every((id) => marked.has(id));

  const asking = useRef(new AbortController());
  const add = useCallback(
    (ids: readonly string[]) => setMarked((before) => new Set([...before, ...ids].slice(0, most))),
    [],
  );

  const addOthers = useCallback(
    (of: ListQuery) => {
      asking.current = new AbortController();
      void allThatCanGo(of, asking.current.signal).then(add);
    },
    [add],
  );

  useEffect(() => {
    if (boxOfAll()?.checked) addOthers(beginning);
  }, [beginning, addOthers]);

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target === boxOfAll()) {
        asking.current.abort();
        if (!target.checked) setMarked(new Set());
        else {
          add(boxesOfRows().map(({ value }) => value));
          addOthers(query);
        }
      } else if (target.closest('.package-choice')) {
        const { checked, value } = target;
        // What is cleared by hand is not chosen again by an answer that comes late.
        asking.current.abort();
        setMarked(
          (before) => new Set(checked ? [...before, value] : [...before].filter((id) => id !== value)),
        );
      }
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [query, add, addOthers]);

  useEffect(() => {
    for (const box of boxesOfRows()) box.checked = marked.has(box.value);
    const all = boxOfAll();
    if (!all) return;
    all.checked = isWhole;
    all.indeterminate = !isWhole && marked.size > 0;
  }, [marked, isWhole, rows]);

  const clear = () => {
    asking.current.abort();
    setMarked(new Set());
  };
  const hidden = chosen.filter((id) => !shippable.includes(id)).length;
  if (chosen.length === 0) return null;
  return (
    <section
      data-bottom-bar=""
      aria-label={text('packageList.ship.bar')}
      className="z-10 sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 text-sm shadow-overlay sm:bottom-4 sm:mx-0 sm:rounded-card sm:border"
    >
      <p role="status" className="text-strong">
        {hidden === 0
          ? text('packageList.ship.chosen', { count: chosen.length })
          : text('packageList.ship.chosenHidden', { count: chosen.length, hidden })}
        {chosen.length >= most && ` ${text('packageList.ship.most', { count: most })}`}
      </p>
      <div className="flex grow flex-wrap justify-end gap-2 sm:grow-0">
        <Button variant="ghost" onClick={clear}>
          {text('packageList.ship.clear')}
        </Button>
        <ButtonLink href={shipPackagesHref(chosen)} prefetch={false} icon="truck" className="grow">
          {text('packageList.ship.go', { count: chosen.length })}
        </ButtonLink>
      </div>
    </section>
  );
}
