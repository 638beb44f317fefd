'use client';

import { useState } from 'react';
import { products, type Product } from '@/components/demo/data/products';
import { Pagination } from '@/components/ui/navigation/pagination';
import { DataTable } from '@/components/ui/table/data-table';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { productColumns } from './product-columns';

/** A small paged table, to choose one product from. */
export function ProductPicker({ onChoose }: { onChoose: (product: Product) => void }) {
  const [columns] = useState(() => productColumns(onChoose));
  const table = useDataTable({ rows: products, columns, rowId: (product) => product.id, pageSize: 5 });
  const { pageIndex, pageSize } = table.state.pagination;
  return (
    <div className="flex flex-col gap-3">
      <DataTable table={table} label="Products" />
      <Pagination
        label="Products"
        page={pageIndex}
        pageSize={pageSize}
        total={products.length}
        onPage={(page) => table.setPageIndex(page)}
      />
    </div>
  );
}
