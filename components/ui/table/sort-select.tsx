import type { RowData } from '@tanstack/react-table';
import { text } from '@/lib/text/text';
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
        aria-label={text('ui.table.sort', { label })}
        value={order ? `${order.id} ${order.desc ? 'down' : 'up'}` : ''}
        onChange={(event) => {
          const [id, direction] = event.target.value.split(' ');
          table.setSorting(id ? [{ id, desc: direction === 'down' }] : []);
        }}
      >
        <option value="">{text('ui.table.notSorted')}</option>
        {columns.map((column) => (
          <optgroup key={column.id} label={columnLabel(column)}>
            <option value={`${column.id} up`}>
              {text('ui.table.ascending', { column: columnLabel(column) })}
            </option>
            <option value={`${column.id} down`}>
              {text('ui.table.descending', { column: columnLabel(column) })}
            </option>
          </optgroup>
        ))}
      </Select>
    </div>
  );
}
