'use client';

import { useState } from 'react';
import { formatPrice, type Product } from '@/components/demo/data/products';
import { StockTag } from '@/components/demo/stock-tag';
import { classNames } from '@/components/ui/styles/class-names';
import { IconButton } from '@/components/ui/action/icon-button';
import { Picture } from '@/components/ui/display/picture';
import { toast } from '@/components/ui/feedback/toast';

/** A product in the carousel: picture, stock, price, favourite and cart. */
export function ProductSlide({ product }: { product: Product }) {
  const [favourite, setFavourite] = useState(false);
  const { name, image, category, inventoryStatus } = product;
  return (
    <article aria-label={name} className="flex flex-col gap-3">
      <div className="relative">
        <Picture src={image} alt="" width={400} height={400} className="h-auto w-full rounded-content" />
        <span className="absolute start-2 top-2 flex rounded-md bg-card">
          <StockTag status={inventoryStatus} />
        </span>
      </div>
      <div>
        <p className="text-xs text-muted">{category}</p>
        <p className="truncate font-medium text-strong">{name}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="text-lg font-semibold tabular-nums text-strong max-xl:text-base">
          {formatPrice(product)}
        </p>
        <div className="-me-2 flex">
          <IconButton
            icon="demo:heart"
            label={`${name}: favourite`}
            aria-pressed={favourite}
            onClick={() => setFavourite(!favourite)}
            className={classNames(favourite && 'text-primary-text [&_svg]:fill-current')}
          />
          <IconButton
            icon="demo:shopping-cart"
            label={`Add ${name} to the cart`}
            disabled={inventoryStatus === 'OUTOFSTOCK'}
            onClick={() => toast({ severity: 'success', summary: `${name} is in your cart`, life: 3000 })}
            className="disabled:cursor-not-allowed disabled:opacity-40"
          />
        </div>
      </div>
    </article>
  );
}
