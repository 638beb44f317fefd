import { text } from '@/lib/text/text';
import { Select } from '@/components/ui/field/select';

/** An order by one column. */
export interface Sorting {
  /** The column's. */
  id: string;
  desc: boolean;
}

interface SortSelectProps {
  /** The table's name. */
  label: string;
  /** Those that sort. */
  columns: readonly { id: string; label: string }[];
  order: Sorting | undefined;
  onOrder: (order: Sorting | undefined) => void;
}

/** The sort order of a stacked table, whose headers are hidden. */
export function SortSelect({ label, columns, order, onOrder }: SortSelectProps) {
  return (
    <div className="stacked:block mb-3 hidden">
      <Select
        aria-label={text('ui.table.sort', { label })}
        value={order ? `${order.id} ${order.desc ? 'down' : 'up'}` : ''}
        onChange={(event) => {
          const [id, direction] = event.target.value.split(' ');
          onOrder(id ? { id, desc: direction === 'down' } : undefined);
        }}
      >
        <option value="">{text('ui.table.notSorted')}</option>
        {columns.map(({ id, label: column }) => (
          <optgroup key={id} label={column}>
            <option value={`${id} up`}>{text('ui.table.ascending', { column })}</option>
            <option value={`${id} down`}>{text('ui.table.descending', { column })}</option>
          </optgroup>
        ))}
      </Select>
    </div>
  );
}
