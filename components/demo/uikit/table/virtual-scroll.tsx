'use client';

import { columnsFor } from '@/components/ui/table/features';
import { selectColumn } from '@/components/kit/table/select-column';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { VirtualTable } from '@/components/kit/table/virtual-table';
import { Tag } from '@/components/ui/display/tag';
import { formatDateTime, formatNumber, formatWeight } from '@/lib/format';
import { scans, type Scan } from '../../data/scans';
import { DemoSection } from '../../demo-section';

const rows = scans(10_000);
const tones = { Accepted: 'done', Relabelled: 'moving', 'Set aside': 'action' } as const;

const column = columnsFor<Scan>();
const columns = column.columns([
  selectColumn<Scan>((scan) => `scan ${scan.id}`),
  column.accessor('id', {
    header: 'Scan',
    size: 84,
    cell: ({ getValue }) => formatNumber(getValue()),
    meta: { align: 'end', rowHeader: true },
  }),
  column.accessor('parcel', { header: 'Parcel', size: 140 }),
  column.accessor('time', { header: 'Time', size: 190, cell: ({ getValue }) => formatDateTime(getValue()) }),
  column.accessor('station', { header: 'Station', size: 150 }),
  column.accessor('weight', {
    header: 'Weight',
    size: 110,
    cell: ({ getValue }) => formatWeight(getValue(), 'metric'),
    meta: { align: 'end' },
  }),
  column.accessor('result', {
    header: 'Result',
    size: 140,
    cell: ({ getValue }) => <Tag tone={tones[getValue()]}>{getValue()}</Tag>,
  }),
]);

/** Ten thousand rows, of which only the visible ones are rendered. */
export default function VirtualScroll() {
  const table = useDataTable({
    rows,
    columns,
    rowId: (scan) => String(scan.id),
    frozen: { start: ['select', 'id'] },
  });
  const selected = Object.keys(table.state.rowSelection).length;
  return (
    <DemoSection
      title="Virtual scroll"
      description="Ten thousand scans of the warehouse; only the rows in sight are drawn."
    >
      <VirtualTable table={table} label="Scans" height={480} />
      <p role="status" className="mt-3 text-sm tabular-nums text-muted">
        {formatNumber(selected)} of {formatNumber(rows.length)} selected
      </p>
    </DemoSection>
  );
}
