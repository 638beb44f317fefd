'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadMore } from '@/components/ui/navigation/load-more';
import { useArea } from '../../area';
import { chosen, noFilters, type Filters } from '../filters';
import { shelfOf, set, shopArea } from '../shop-area';
import { ShopHeader } from '../shop-header';
import { FilterBar } from './filter-bar';
import { ProductCard } from './product-card';

const pageSize = 8;

/** /ecommerce/product-list: the catalogue, with search and filters. */
export function ProductListPage() {
  const shop = useArea(shopArea);
  const [shown, setShown] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const shelf = shelfOf(shop);
  const found = chosen(shelf, shop.filters, shop.favourites);

  const filter = (filters: Filters) => {
    setShown(pageSize);
    shopArea.change(set({ filters }));
  };
  const showMore = () => {
    setShown(shown + pageSize);
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('h2 a')[shown]?.focus());
  };
  return (
    <div className="flex flex-col gap-6">
      <ShopHeader
        title="Products"
        description="Things that travel well, sent from the Miami warehouse."
        here="product-list"
      />
      <FilterBar
        filters={shop.filters}
        categories={[...new Set(shelf.map(({ category }) => category))].toSorted()}
        found={found.length}
        onChange={filter}
      />
      {found.length === 0 ? (
        <Card padding="none">
          <EmptyState
            icon="search"
            title="No product matches"
            action={
              <Button variant="secondary" icon="funnel-x" onClick={() => filter(noFilters)}>
                Clear the filters
              </Button>
            }
          >
            Try another word, or fewer filters.
          </EmptyState>
        </Card>
      ) : (
        <div>
          <ul
            ref={list}
            aria-label="Products"
            className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3 xl:grid-cols-4"
          >
            {found.slice(0, shown).map((product) => (
              <li key={product.id} className="min-w-0">
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
          <LoadMore
            shown={Math.min(shown, found.length)}
            total={found.length}
            loading={false}
            onMore={showMore}
          />
        </div>
      )}
    </div>
  );
}
