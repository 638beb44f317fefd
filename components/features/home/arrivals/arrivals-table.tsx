'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Pagination } from '@/components/ui/navigation/pagination';
import { DataTable } from '@/components/ui/table/data-table';
import { columnsFor } from '@/components/ui/table/features';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { Tag } from '@/components/ui/display/tag';
import { text } from '@/lib/text/text';
import type { Arrival } from './arrival';

const column = columnsFor<Arrival>();

const arrivalColumns = () =>
  column.columns([
    column.accessor('name', {
      header: text('home.arrivals.package'),
      size: 148,
      sortFn: 'text',
      meta: { rowHeader: true },
      cell: ({ row }) => (
        <Link
          href={`/packages/${row.original.id}`}
          prefetch={false}
          dir="auto"
          className="link wrap-anywhere line-clamp-2"
        >
          {row.original.name}
        </Link>
      ),
    }),
    column.accessor('merchant', {
      header: text('home.arrivals.shop'),
      size: 128,
      sortFn: 'text',
      cell: ({ row }) => (
        <span dir="auto" className="wrap-anywhere line-clamp-2">
          {row.original.merchant}
        </span>
      ),
    }),
    column.accessor('tag', {
      header: text('home.arrivals.status'),
      size: 136,
      sortFn: 'text',
      cell: ({ row }) => <Tag tone={row.original.tone}>{row.original.tag}</Tag>,
    }),
    column.accessor('at', {
      header: text('home.arrivals.updated'),
      size: 100,
      sortFn: 'text',
      meta: { align: 'end' },
      cell: ({ row }) => <time dateTime={row.original.at}>{row.original.when}</time>,
    }),
  ]);

const rowId = ({ id }: Arrival) => id;
const pageSize = 5;
const newestFirst = [{ id: 'at', desc: true }];

/** Recent arrivals at the warehouse, sortable, five at a time. */
export default function ArrivalsTable({ arrivals }: { arrivals: Arrival[] }) {
  const [columns] = useState(arrivalColumns);
  const table = useDataTable({ rows: arrivals, columns, rowId, pageSize, sortBy: newestFirst });
  return (
    <>
      <DataTable table={table} label={text('home.arrivals.label')} stacked />
      {arrivals.length > pageSize && (
        <Pagination
          label={text('home.arrivals.label')}
          className="mt-3"
          page={table.state.pagination.pageIndex}
          pageSize={pageSize}
          total={arrivals.length}
          onPage={(page) => table.setPageIndex(page)}
        />
      )}
    </>
  );
}
