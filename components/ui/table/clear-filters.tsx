import type { RowData } from '@tanstack/react-table';
import { Button } from '@/components/ui/action/button';
import type { DataTableOf } from './features';

/** Takes the search and every column's filter away. */
export function clearFilters<T extends RowData>(table: DataTableOf<T>): void {
  table.setGlobalFilter('');
  table.setColumnFilters([]);
}

/** The button that does so; it waits until there is something to clear. */
export function ClearFilters<T extends RowData>({ table }: { table: DataTableOf<T> }) {
  const { state } = table;
  return (
    <Button
      variant="secondary"
      className="max-sm:grow"
      icon="funnel-x"
      disabled={state.columnFilters.length === 0 && !state.globalFilter}
      onClick={() => clearFilters(table)}
    >
      Clear filters
    </Button>
  );
}
