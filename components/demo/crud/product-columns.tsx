import { columnsFor } from '@/components/ui/table/features';
import { selectColumn } from '@/components/kit/table/select-column';
import { formatPrice, type Product } from '../data/products';
import { ProductPicture } from '../product-picture';
import { Stars } from '../stars';
import { stockWords, StockTag } from '../stock-tag';
import { RowActions } from './row-actions';

const column = columnsFor<Product>();

export const productColumns = column.columns([
  selectColumn<Product>((product) => product.name),
  column.accessor('code', { header: 'Code', size: 92 }),
  column.accessor('name', {
    header: 'Name',
    size: 200,
    cell: ({ row }) => (
      <span className="flex items-center gap-3">
        <ProductPicture product={row.original} />
        <span className="wrap-anywhere min-w-0">{row.original.name}</span>
      </span>
    ),
    meta: { rowHeader: true },
  }),
  column.accessor(({ price }) => price / 100, {
    id: 'price',
    header: 'Price',
    size: 96,
    cell: ({ row }) => formatPrice(row.original),
    meta: { align: 'end' },
  }),
  column.accessor('category', { header: 'Category', size: 108 }),
  column.accessor('quantity', { header: 'Quantity', size: 104, meta: { align: 'end' } }),
  column.accessor('rating', {
    header: 'Reviews',
    size: 124,
    cell: ({ getValue }) =>
      getValue() > 0 ? <Stars value={getValue()} /> : <span className="text-muted">None yet</span>,
  }),
  column.accessor(({ inventoryStatus }) => stockWords[inventoryStatus], {
    id: 'status',
    header: 'Status',
    size: 132,
    cell: ({ row }) => <StockTag status={row.original.inventoryStatus} />,
  }),
  column.display({
    id: 'actions',
    size: 104,
    header: () => <span className="sr-only">Actions</span>,
    meta: { label: 'Actions', align: 'end' },
    cell: ({ row }) => <RowActions product={row.original} />,
  }),
]);
