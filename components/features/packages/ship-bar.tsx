'use client';

import { shipPackagesHref } from '@/components/shared/shipping/ship-path';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useRootAttribute } from '@/components/ui/hooks/use-root-attribute';
import { mostPackages } from '@/lib/domain/shipment/most-packages';
import { text } from '@/lib/text/text';
import type { ListQuery } from './query-url';
import type { ShownPackage } from './shown-package';
import { useChosen, type Chosen } from './use-chosen';

interface ShipBarProps {
  rows: readonly ShownPackage[];
  query: ListQuery;
  /** Whether the rows are all that the query finds. */
  isComplete: boolean;
}

/** Why no more are chosen, where the customer may expect more. */
function limitOf({ all }: Chosen, count: number): string | undefined {
  if (all === 'failed') return text('packageList.ship.shownOnly');
  if (typeof all === 'object') return text('packageList.ship.oldest', { count, total: all.total });
  return count >= mostPackages ? text('packageList.ship.most', { count: mostPackages }) : undefined;
}

/** What is chosen of the list, and the way on with it. */
export function ShipBar({ rows, query, isComplete }: ShipBarProps) {
  const chosen = useChosen(rows, query, isComplete);
  const shown = new Map(rows.map(({ id, shippable }) => [id, shippable]));
  // What is shown and can't go any more is left out.
  const ids = [...chosen.ids].filter((id) => !shown.has(id) || shown.get(id));
  const hidden = ids.filter((id) => !shown.has(id)).length;
  const count = ids.length;
  useRootAttribute('data-bottom-bar', count > 0);
  if (count === 0) return null;
  const limit = limitOf(chosen, count);
  return (
    <section
      aria-label={text('packageList.ship.bar')}
      className="z-10 sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-card px-4 py-3 text-sm shadow-overlay sm:bottom-4 sm:mx-0 sm:rounded-card sm:border"
    >
      <p role="status" className="min-w-0">
        <span className="block text-strong">
          {hidden === 0
            ? text('packageList.ship.chosen', { count })
            : text('packageList.ship.chosenHidden', { count, hidden })}
        </span>
        {limit !== undefined && <span className="block text-muted">{limit}</span>}
      </p>
      <div className="flex grow flex-wrap justify-end gap-2 sm:grow-0">
        <Button variant="ghost" onClick={chosen.clear}>
          {text('packageList.ship.clear')}
        </Button>
        <ButtonLink href={shipPackagesHref(ids)} prefetch={false} icon="truck" className="grow">
          {text('packageList.ship.go', { count })}
        </ButtonLink>
      </div>
    </section>
  );
}
