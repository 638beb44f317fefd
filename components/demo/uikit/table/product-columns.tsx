import { expandColumn } from '@/components/kit/table/expand-column';
import { columnsFor } from '@/components/ui/table/features';
import { formatPrice, type Product } from '../../data/products';
import { ProductPicture } from '../../product-picture';
import { StockTag } from '../../stock-tag';
import { Stars } from '../../stars';

const column = columnsFor<Product>();

export const productColumns = column.columns([
  expandColumn<Product>((product) => product.name),
  column.accessor('name', {
    header: 'Product',
    size: 240,
    cell: ({ row }) => (
      <span className="flex items-center gap-3">
        <ProductPicture product={row.original} />
        {row.original.name}
      </span>
    ),
    meta: { rowHeader: true },
  }),
  column.accessor('category', { header: 'Category', size: 140 }),
  column.accessor('price', {
    header: 'Price',
    size: 110,
    cell: ({ row }) => formatPrice(row.original),
    meta: { align: 'end' },
  }),
  column.accessor('rating', {
    header: 'Rating',
    size: 130,
    cell: ({ getValue }) => <Stars value={getValue()} />,
  }),
  column.accessor('inventoryStatus', {
    header: 'Stock',
    size: 150,
    cell: ({ getValue }) => <StockTag status={getValue()} />,
  }),
]);
