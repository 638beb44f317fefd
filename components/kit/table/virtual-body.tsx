'use client';

import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { BodyRow } from '@/components/ui/table/body-row';
import type { DataTableOf } from '@/components/ui/table/features';

interface VirtualBodyProps<T extends RowData> {
  table: DataTableOf<T>;
  /** The scroll container: the table's frame. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Its height, for the first rows, which the server renders. */
  height: number;
}

const rowHeight = 49;

/** Takes the space of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td style={{ height }} className="p-0" />
    </tr>
  );
}

/** Renders only the visible rows, however many there are; rows are one line high. */
export function VirtualBody<T extends RowData>({ table, scroller, height }: VirtualBodyProps<T>) {
  const { rows } = table.getRowModel();
  // eslint-disable-next-line react-hooks/incompatible-library -- used here only, nothing is memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialRect: { width: 0, height },
  });
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;

  return (
    <tbody className="[&_td]:whitespace-nowrap [&_th]:whitespace-nowrap">
      <Gap height={items[0]?.start ?? 0} />
      {items.map((item) => {
        const row = rows[item.index];
        return row && <BodyRow key={row.id} table={table} row={row} rowIndex={item.index + 2} />;
      })}
      <Gap height={virtualizer.getTotalSize() - end} />
    </tbody>
  );
}
