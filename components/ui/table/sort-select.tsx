import type { RowData } from '@tanstack/react-table';
import { Select } from '@/components/ui/field/select';
import { columnLabel } from './cell-look';
import type { DataTableOf } from './features';

interface SortSelectProps<T extends RowData> {
  table: DataTableOf<T>;
  /** The table's name. */
  label: string;
}

/** The sort order of a stacked table, whose headers are hidden. */
export function SortSelect<T extends RowData>({ table, label }: SortSelectProps<T>) {
  const [order] = table.state.sorting;
  const columns = table.getVisibleLeafColumns().filter((column) => column.getCanSort());
  return (
    <div className="stacked:block mb-3 hidden">
      <Select
        aria-label={`Sort ${label.toLowerCase()}`}
        value={order ? `${order.id} ${order.desc ? 'down' : 'up'}` : ''}
        onChange={(event) => {
          const [id, direction] = event.target.value.split(' ');
          table.setSorting(id ? [{ id, desc: direction === 'down' }] : []);
        }}
      >
        <option value="">Not sorted</option>
        {columns.map((column) => (
          <optgroup key={column.id} label={columnLabel(column)}>
            <option value={`${column.id} up`}>{columnLabel(column)}, ascending</option>
            <option value={`${column.id} down`}>{columnLabel(column)}, descending</option>
          </optgroup>
        ))}
      </Select>
    </div>
  );
}
