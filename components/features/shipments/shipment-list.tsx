'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useGrowth } from '@/components/shared/list/use-growth';
import { Card } from '@/components/ui/display/card';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { LoadMore } from '@/components/ui/navigation/load-more';
import { text } from '@/lib/text/text';
import { ShipmentRow } from './shipment-row';
import type { FirstPage } from './shipment-query';
import { ShipmentTabs } from './shipment-tabs';
import { useShipmentList } from './use-shipment-list';

const loadParts = untilLoaded(() => import('./late-parts'));
const NoRows = lazy(async () => ({ default: (await loadParts()).NoRows }));

interface ShipmentListProps {
  first: FirstPage;
  /** The server's message for an empty first page, for browsers without JavaScript. */
  empty: ReactNode;
}

/** The list of shipments: states, rows, and what the list is doing. */
export function ShipmentList({ first, empty }: ShipmentListProps) {
  const { href, fromServer, change, view, live } = useShipmentList(first);
  const { shown, rows, page, state } = view;
  const { more, rowsRef } = useGrowth<HTMLUListElement>(href, view);
  return (
    <div className="flex flex-col gap-4">
      {live}
      <ShipmentTabs query={shown} failure={state === 'failed' ? view.error : undefined} change={change} />
      <Card padding="none">
        {rows.length > 0 ? (
          <>
            <ul
              ref={rowsRef}
              aria-label={text('shipments.list.label')}
              aria-busy={state === 'changing'}
              className="shipment-list divide-y divide-line transition-opacity aria-busy:opacity-60"
            >
              {rows.map((item) => (
                <ShipmentRow key={item.id} item={item} />
              ))}
            </ul>
            <div className="border-t border-line">
              <LoadMore shown={rows.length} total={page.total} loading={state === 'growing'} onMore={more} />
            </div>
          </>
        ) : (
          (fromServer && empty) || (
            <Suspense>
              <NoRows query={shown} loading={state === 'changing'} />
            </Suspense>
          )
        )}
      </Card>
    </div>
  );
}
