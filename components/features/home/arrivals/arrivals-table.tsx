'use client';

import Link from 'next/link';
import { Tag } from '@/components/ui/display/tag';
import { ShortTable, type ShortColumn } from '@/components/ui/table/short-table';
import { text } from '@/lib/text/text';
import type { Arrival } from './arrival';

const columns = (): ShortColumn<Arrival>[] => [
  {
    id: 'name',
    label: text('home.arrivals.package'),
    width: 148,
    rowHeader: true,
    valueOf: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link href={`/packages/${id}`} prefetch={false} dir="auto" className="link wrap-anywhere line-clamp-2">
        {name}
      </Link>
    ),
  },
  {
    id: 'merchant',
    label: text('home.arrivals.shop'),
    width: 128,
    valueOf: ({ merchant }) => merchant,
    cell: ({ merchant }) => (
      <span dir="auto" className="wrap-anywhere line-clamp-2">
        {merchant || '–'}
      </span>
    ),
  },
  {
    id: 'tag',
    label: text('home.arrivals.status'),
    width: 136,
    valueOf: ({ tag }) => tag,
    cell: ({ tag, tone }) => <Tag tone={tone}>{tag}</Tag>,
  },
  {
    id: 'at',
    label: text('home.arrivals.updated'),
    width: 100,
    align: 'end',
    valueOf: ({ at }) => at,
    cell: ({ at, when }) => <time dateTime={at}>{when}</time>,
  },
];

const rowId = ({ id }: Arrival) => id;
const newestFirst = { id: 'at', desc: true };

/** Recent arrivals at the warehouse, as they come those first that changed last; sortable, five at a time. */
export default function ArrivalsTable({ arrivals }: { arrivals: Arrival[] }) {
  return (
    <ShortTable
      label={text('home.arrivals.label')}
      columns={columns()}
      rows={arrivals}
      rowId={rowId}
      pageSize={5}
      sortBy={newestFirst}
    />
  );
}
