'use client';

import { useCallback, useEffect, useState } from 'react';
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

/** All packages of a query that can go, on whatever page; those that are shown where the others can't be had. */
async function allThatCanGo(query: ListQuery, shown: readonly string[]): Promise<string[]> {
  try {
    const page = await browserCall<PackagePage>('getMyPackages', {
      ...query,
      status: 'in_storage',
      limit: 200,
    });
    return page.packages.filter(({ shippable }) => shippable).map(({ id }) => id);
  } catch {
    return [...shown];
  }
}

/**
 * Remembers which packages are chosen, over other filters, more rows and fresh ones, and leads on with them. The boxes are
 * the browser's own, so that they can be ticked before this is there; this reads them, and sets those of rows that come.
 */
export function ShipBar({ rows, query }: ShipBarProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(
    () => new Set(boxesOfRows().flatMap(({ checked, value }) => (checked ? [value] : []))),
  );
  const shippable = rows.flatMap((row) => (row.shippable ? [row.id] : []));
  const stuck = new Set(rows.flatMap((row) => (row.shippable ? [] : [row.id])));
  const chosen = [...marked].filter((id) => !stuck.has(id));
  const isWhole = shippable.length > 0 && shippable.every((id) => marked.has(id));

  const chooseAll = useCallback(async () => {
    const shown = boxesOfRows().map(({ value }) => value);
    const add = (ids: readonly string[]) =>
      setMarked((before) => new Set([...before, ...ids].slice(0, most)));
    add(shown);
    add(await allThatCanGo(query, shown));
  }, [query]);

  useEffect(() => {
    const all = boxOfAll();
    if (all?.checked) void chooseAll();
    // Only what was pressed before this was there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target === boxOfAll()) {
        if (target.checked) void chooseAll();
        else setMarked(new Set());
      } else if (target.closest('.package-choice')) {
        const { checked, value } = target;
        setMarked(
          (before) => new Set(checked ? [...before, value] : [...before].filter((id) => id !== value)),
        );
      }
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [chooseAll]);

  useEffect(() => {
    for (const box of boxesOfRows()) box.checked = marked.has(box.value);
    const all = boxOfAll();
    if (!all) return;
    all.checked = isWhole;
    all.indeterminate = !isWhole && marked.size > 0;
  }, [marked, isWhole, rows]);

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
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" onClick={() => setMarked(new Set())}>
          {text('packageList.ship.clear')}
        </Button>
        <ButtonLink href={shipPackagesHref(chosen)} prefetch={false} icon="truck">
          {text('packageList.ship.go', { count: chosen.length })}
        </ButtonLink>
      </div>
    </section>
  );
}
