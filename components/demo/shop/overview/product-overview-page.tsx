'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useArea, useRestored } from '../../area';
import { catalogue } from '../catalogue';
import { ComingCard } from '../coming-card';
import { findProduct, shopArea } from '../shop-area';
import { ShopHeader } from '../shop-header';
import { DraftNote } from './draft-note';
import { ProductChoice } from './product-choice';
import { ProductTabs } from './product-tabs';

/** /ecommerce/product-overview: one product, by its id; by default the first. */
export function ProductOverviewPage({ id = catalogue[0]?.id ?? '' }: { id?: string | undefined }) {
  const product = findProduct(useArea(shopArea), id);
  const restored = useRestored(shopArea);
  if (!product) return restored ? <UnknownProduct /> : <ComingCard label="Loading the product" />;
  return (
    <div key={product.id} className="flex flex-col gap-6">
      <ShopHeader title={product.name} description={`${product.category} · ${product.code}`} />
      {product.draft && <DraftNote product={product} />}
      <ProductChoice product={product} />
      <ProductTabs product={product} />
    </div>
  );
}

/** Also for products added in another tab. */
function UnknownProduct() {
  return (
    <div className="flex flex-col gap-6">
      <ShopHeader title="Product not found" />
      <Card padding="none">
        <EmptyState
          icon="demo:package-x"
          title="There is no such product"
          action={<ButtonLink href="/ecommerce/product-list">See all products</ButtonLink>}
        >
          It may have left the shelf, or the address has a typing mistake.
        </EmptyState>
      </Card>
    </div>
  );
}
