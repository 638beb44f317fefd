'use client';

import type { RowData } from '@tanstack/react-table';
import { useRef } from 'react';
import type { DataTableOf } from '@/components/ui/table/features';
import { TableFrame } from '@/components/ui/table/table-frame';
import { TableHead } from '@/components/ui/table/table-head';
import { VirtualBody } from './virtual-body';

interface VirtualTableProps<T extends RowData> {
  table: DataTableOf<T>;
  /** The table's name, in the plural: "Scans". */
  label: string;
  /** The height in which the rows scroll. */
  height: number;
}

/**
 * A table of very many rows: only the visible ones are rendered, the others are counted for screen readers.
 */
export function VirtualTable<T extends RowData>({ table, label, height }: VirtualTableProps<T>) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <TableFrame
      label={label}
      minWidth={table.getTotalSize()}
      maxHeight={height}
      rowCount={table.getFilteredRowModel().rows.length + 1}
      scroller={scroller}
    >
      <TableHead table={table} sticky rowIndex={1} />
      <VirtualBody table={table} scroller={scroller} height={height} />
    </TableFrame>
  );
}
