import type { RowData } from '@tanstack/react-table';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { Input } from '@/components/ui/field/input';
import type { DataTableOf } from '@/components/ui/table/features';

interface TableSearchProps<T extends RowData> {
  table: DataTableOf<T>;
  /** The label: "Search customers". */
  label: string;
  className?: string;
}

/** Searches all columns while typing. */
export function TableSearch<T extends RowData>({ table, label, className }: TableSearchProps<T>) {
  const text: unknown = table.state.globalFilter;
  return (
    <span className={classNames('relative block min-w-0', className)}>
      <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typeof text === 'string' ? text : ''}
        onChange={(event) => table.setGlobalFilter(event.target.value)}
        className="ps-9"
      />
    </span>
  );
}
