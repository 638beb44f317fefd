'use client';

import { useRef } from 'react';
import { Card } from '@/components/ui/display/card';
import { dialogsGone } from '@/components/kit/panels/dialogs-gone';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { saveTable } from '@/components/kit/table/csv';
import { DataTable } from '@/components/ui/table/data-table';
import { TablePagination } from '@/components/kit/table/table-pagination';
import { TableSearch } from '@/components/kit/table/table-search';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { Toolbar, ToolbarButton } from '@/components/kit/panels/toolbar';
import { useArea } from '../area';
import type { Product } from '../data/products';
import { askForProduct, askToDelete } from './ask';
import { productArea } from './product-area';
import { productColumns } from './product-columns';
import { ProductActionsContext } from './row-actions';
import { useProductChanges } from './use-product-changes';

const frozen = { end: ['actions'] };
const rowId = ({ id }: Product) => id;

/** The table of products with its actions. */
export function ProductsCard() {
  const products = useArea(productArea);
  const { create, update, remove, undo } = useProductChanges();
  const card = useRef<HTMLElement>(null);
  const table = useDataTable({ rows: products, columns: productColumns, rowId, pageSize: 10, frozen });
  const selected = table.getSelectedRowModel().rows.map((row) => row.original);

  const add = async () => {
    const facts = await askForProduct();
    if (facts) create(facts);
  };
  const edit = async (product: Product) => {
    const facts = await askForProduct(product);
    if (facts) update(product, facts);
  };
  const removeAsked = async (gone: Product[]) => {
    if (!(await askToDelete(gone))) return;
    remove(gone);
    table.resetRowSelection(true);
    await dialogsGone();
    // The focused button was removed with its row, or is disabled.
    if (document.activeElement === document.body) card.current?.focus();
  };

  return (
    <Card ref={card} tabIndex={-1} aria-label="Products" className="outline-offset-0">
      <Toolbar
        label="Products"
        className="mb-4"
        start={
          <>
            <ToolbarButton icon="plus" onClick={() => void add()}>
              New
            </ToolbarButton>
            <ToolbarButton
              variant="secondary"
              icon="trash"
              disabled={selected.length === 0}
              onClick={() => void removeAsked(selected)}
            >
              {selected.length > 0 ? `Delete ${selected.length}` : 'Delete'}
            </ToolbarButton>
          </>
        }
        end={
          <>
            <ToolbarButton variant="secondary" icon="demo:undo-2" disabled={!undo} onClick={() => undo?.()}>
              Undo
            </ToolbarButton>
            <ToolbarButton
              variant="secondary"
              icon="download"
              onClick={() => saveTable(table, 'products.csv')}
            >
              Export CSV
            </ToolbarButton>
          </>
        }
      />
      <TableSearch table={table} label="Search products" className="mb-4 sm:max-w-72" />
      <ProductActionsContext
        value={{ edit: (product) => void edit(product), remove: (product) => void removeAsked([product]) }}
      >
        <DataTable
          table={table}
          label="Products"
          stacked
          empty={
            <EmptyState title="No products yet">The first one is made with New, above the table.</EmptyState>
          }
        />
      </ProductActionsContext>
      <TablePagination table={table} label="Products" />
    </Card>
  );
}
