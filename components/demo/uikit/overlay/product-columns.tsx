'use client';

import { formatPrice, type Product } from '@/components/demo/data/products';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { columnsFor } from '@/components/ui/table/features';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

const column = columnsFor<Product>();

/** The columns of the product picker; `choose` is called with the row's product. */
export function productColumns(choose: (product: Product) => void) {
  return column.columns([
    column.accessor('name', {
      header: 'Product',
      size: 220,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => (
        <span className="flex items-center gap-3">
          <Picture src={original.image} alt="" width={40} height={40} className="rounded-md" />
          {original.name}
        </span>
      ),
    }),
    column.accessor('price', {
      header: 'Price',
      size: 110,
      meta: { align: 'end' },
      cell: ({ row: { original } }) => formatPrice(original),
    }),
    column.display({
      id: 'choose',
      header: () => <VisuallyHidden>Choose</VisuallyHidden>,
      size: 110,
      meta: { align: 'end' },
      cell: ({ row: { original } }) => (
        <Button variant="secondary" size="small" onClick={() => choose(original)}>
          Choose<VisuallyHidden> {original.name}</VisuallyHidden>
        </Button>
      ),
    }),
  ]);
}
