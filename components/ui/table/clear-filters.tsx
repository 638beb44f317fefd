import type { RowData } from '@tanstack/react-table';
import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';
import type { DataTableOf } from './features';

/** Clears the search and every column's filter. */
export function clearFilters<T extends RowData>(table: DataTableOf<T>): void {
  table.setGlobalFilter('');
  table.setColumnFilters([]);
}

/** A button that clears the filters; disabled when there are none. */
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
      {text('ui.filter.clearAll')}
    </Button>
  );
}
