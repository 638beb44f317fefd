'use client';

import { formatPrice, type Product } from '@/components/demo/data/products';
import { Picture } from '@/components/ui/display/picture';
import { columnsFor } from '@/components/ui/table/features';

const column = columnsFor<Product>();

/** The columns of the product picker; `choose` is called with the row's product. */
export function productColumns(choose: (product: Product) => void) {
  return column.columns([
    column.accessor('name', {
      header: 'Product',
      size: 170,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => (
        <button
          type="button"
          onClick={() => choose(original)}
          className="flex min-h-10 items-center gap-3 rounded-sm text-start"
        >
          <Picture src={original.image} alt="" width={40} height={40} className="rounded-md max-sm:hidden" />
          <span className="link">{original.name}</span>
        </button>
      ),
    }),
    column.accessor('price', {
      header: 'Price',
      size: 96,
      meta: { align: 'end' },
      cell: ({ row: { original } }) => formatPrice(original),
    }),
  ]);
}
