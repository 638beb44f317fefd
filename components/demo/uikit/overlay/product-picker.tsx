'use client';

import { useState } from 'react';
import { products, type Product } from '@/components/demo/data/products';
import { DataTable } from '@/components/ui/table/data-table';
import { TablePagination } from '@/components/ui/table/table-pagination';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { productColumns } from './product-columns';

/** A small table in pages, to choose one product from. */
export function ProductPicker({ onChoose }: { onChoose: (product: Product) => void }) {
  const [columns] = useState(() => productColumns(onChoose));
  const table = useDataTable({ rows: products, columns, rowId: (product) => product.id, pageSize: 5 });
  return (
    <div className="flex flex-col gap-3">
      <DataTable table={table} label="Products" />
      <TablePagination table={table} label="Products" />
    </div>
  );
}
