'use client';

import { useMemo } from 'react';
import type { Tone } from '@/components/ui/styles/status';
import { DataTable } from '@/components/ui/table/data-table';
import { columnsFor } from '@/components/ui/table/features';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { Tag } from '@/components/ui/display/tag';
import { formatDate, formatMoney } from '@/lib/format';
import type { IconName } from '@/lib/icons/icon-names';
import { ordersOf, type OrderStatus, type ProductOrder } from '../../data/product-orders';
import type { Product } from '../../data/products';

const looks: Record<OrderStatus, { tone: Tone; icon: IconName; words: string }> = {
  DELIVERED: { tone: 'done', icon: 'check', words: 'Delivered' },
  PENDING: { tone: 'moving', icon: 'clock', words: 'Pending' },
  RETURNED: { tone: 'action', icon: 'demo:undo-2', words: 'Returned' },
  CANCELLED: { tone: 'danger', icon: 'circle-x', words: 'Cancelled' },
};

const column = columnsFor<ProductOrder>();
const columns = column.columns([
  column.accessor('id', { header: 'Order', size: 110, meta: { rowHeader: true } }),
  column.accessor('customer', { header: 'Customer', size: 170 }),
  column.accessor('date', { header: 'Date', size: 120, cell: ({ getValue }) => formatDate(getValue()) }),
  column.accessor('amount', {
    header: 'Amount',
    size: 110,
    cell: ({ getValue }) => formatMoney({ amount: getValue(), currency: 'USD' }),
    meta: { align: 'end' },
  }),
  column.accessor('status', {
    header: 'Status',
    size: 130,
    cell: ({ getValue }) => {
      const { words, ...look } = looks[getValue()];
      return <Tag {...look}>{words}</Tag>;
    },
  }),
]);

/** The orders of one product, sortable on their own. */
export function Orders({ product }: { product: Product }) {
  const rows = useMemo(() => ordersOf(product), [product]);
  const table = useDataTable({ rows, columns, rowId: (order) => order.id });
  return (
    <div className="bg-surface-500/5 md:ps-15 p-3">
      <DataTable table={table} stacked label={`Orders of ${product.name}`} />
    </div>
  );
}
