'use client';

import { Button } from '@/components/ui/action/button';
import { DataTable } from '@/components/ui/table/data-table';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { ordersOf } from '../../data/product-orders';
import { products } from '../../data/products';
import { DemoSection } from '../../demo-section';
import { Orders } from './orders';
import { productColumns } from './product-columns';

/** Rows that expand to a nested table. */
export default function RowExpansion() {
  const table = useDataTable({
    rows: products,
    columns: productColumns,
    rowId: (product) => product.id,
    canExpand: (product) => ordersOf(product).length > 0,
  });
  return (
    <DemoSection title="Row expansion" description="A product opens to its orders, which sort on their own.">
      <div className="mb-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon="demo:chevrons-down"
          onClick={() => table.toggleAllRowsExpanded(true)}
        >
          Expand all
        </Button>
        <Button
          variant="secondary"
          icon="demo:chevrons-up"
          onClick={() => table.toggleAllRowsExpanded(false)}
        >
          Collapse all
        </Button>
      </div>
      <DataTable table={table} label="Products" stacked detail={(product) => <Orders product={product} />} />
    </DemoSection>
  );
}
