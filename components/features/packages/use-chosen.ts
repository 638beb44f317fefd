import { useCallback, useEffect, useRef, useState } from 'react';
import { browserCall } from '@/lib/browser/product-api/browser';
import type { ShippablePackages } from '@/lib/bff/browser-calls/shippable-packages';
import { mostPackages } from '@/lib/domain/shipment/most-packages';
import { boxesOfRows, boxOfAll, isBoxOfRow } from './choice-boxes';
import type { ListQuery } from './query-url';
import type { ShownPackage } from './shown-package';

interface Choice {
  ids: ReadonlySet<string>;
  /**
   * What became of choosing all, until something else is chosen: how many can go, where they are more than a shipment
   * takes and the oldest of them are chosen.
   */
  all?: 'asking' | 'failed' | { total: number };
}

export interface Chosen extends Choice {
  clear: () => void;
}

const union = (before: Iterable<string>, more: readonly string[]) =>
  new Set([...new Set([...before, ...more])].slice(0, mostPackages));

const shownOnes = () => boxesOfRows().map(({ value }) => value);

/**
 * The choice while the server looks for all that can go: what is shown is among them, if that is all and no more than a
 * shipment takes. Of more only the server knows the oldest.
 */
function askingFor(before: Iterable<string>, isComplete: boolean): Choice {
  const shown = isComplete ? shownOnes() : [];
  return { ids: union(before, shown.length <= mostPackages ? shown : []), all: 'asking' };
}

/** What was ticked before any script was there. */
function tickedNow(isComplete: boolean): Choice {
  const ticked = boxesOfRows().flatMap(({ checked, value }) => (checked ? [value] : []));
  return boxOfAll()?.checked ? askingFor(ticked, isComplete) : { ids: union([], ticked) };
}

const nothing: Choice = { ids: new Set() };

/** The choice with a package, unless a shipment takes no more, or without it. */
const toggled = ({ ids }: Choice, id: string, isChosen: boolean): Choice => ({
  ids: isChosen ? union(ids, [id]) : new Set([...ids].filter((other) => other !== id)),
});

/** The choice with what the server found of all that can go. */
function joined({ ids: before }: Choice, { ids: found, total }: ShippablePackages): Choice {
  const ids = union(before, found);
  const areOldest = found.length === ids.size && found.every((id) => ids.has(id));
  return areOldest && total > ids.size ? { ids, all: { total } } : { ids };
}

/**
 * Which packages are chosen, over other filters, more rows and fresh ones: as many as a shipment takes. It reads the boxes
 * of the rows, and sets those of rows that come.
 * @param rows those that are shown
 * @param isComplete whether they are all that the query finds
 */
export function useChosen(rows: readonly ShownPackage[], query: ListQuery, isComplete: boolean): Chosen {
  const [choice, setChoice] = useState(() => tickedNow(isComplete));
  const [beginning] = useState(query);
  const asking = useRef(new AbortController());
  const { ids, all } = choice;
  const shown = rows.filter(({ shippable }) => shippable);
  const isWhole = shown.length > 0 && shown.every(({ id }) => ids.has(id));
  const isCut = typeof all === 'object';

  const findAll = useCallback(({ group, q, from, to }: ListQuery) => {
    const { signal } = (asking.current = new AbortController());
    browserCall<ShippablePackages>('shippablePackages', { group, q, from, to }, signal).then(
      (found) => setChoice((before) => joined(before, found)),
      () => {
        if (!signal.aborted) setChoice((before) => ({ ids: union(before.ids, shownOnes()), all: 'failed' }));
      },
    );
  }, []);

  const clear = () => {
    asking.current.abort();
    setChoice(nothing);
  };

  useEffect(() => {
    if (boxOfAll()?.checked) findAll(beginning);
  }, [beginning, findAll]);

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      const isOfAll = target === boxOfAll();
      if (!isOfAll && !isBoxOfRow(target)) return;
      // What is cleared by hand is not chosen again by an answer that comes late.
      asking.current.abort();
      const { checked, value } = target;
      if (!isOfAll) setChoice((before) => toggled(before, value, checked));
      // A box that says "in part", since no more can be chosen, takes the choice back.
      else if (checked && !isCut) {
        setChoice((before) => askingFor(before.ids, isComplete));
        findAll(query);
      } else setChoice(nothing);
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [query, isComplete, isCut, findAll]);

  useEffect(() => {
    for (const box of boxesOfRows()) box.checked = ids.has(box.value);
    const box = boxOfAll();
    if (!box) return;
    box.checked = isWhole || all === 'asking';
    box.indeterminate = !box.checked && ids.size > 0;
  }, [ids, all, isWhole, rows]);

  return { ...choice, clear };
}
