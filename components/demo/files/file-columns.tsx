import { classNames } from '@/components/ui/styles/class-names';
import { formatFileSize } from '@/components/kit/file/file-rules';
import { Icon } from '@/components/ui/display/icon';
import { toneClasses } from '@/components/ui/styles/status';
import { columnsFor } from '@/components/ui/table/features';
import { formatDate } from '@/lib/format';
import { kindLooks, type FileEntry, type Kind } from './file-entry';
import { FileMenu } from './file-menu';

/** A file with its folder's name. */
export interface FileLine extends FileEntry {
  folderName: string;
}

function KindMark({ kind }: { kind: Kind }) {
  const { icon, tone } = kindLooks[kind];
  return (
    <span
      className={classNames('flex size-8 shrink-0 items-center justify-center rounded-md', toneClasses[tone])}
    >
      <Icon name={icon} />
    </span>
  );
}

const column = columnsFor<FileLine>();

export const fileColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    sortFn: 'text',
    size: 240,
    cell: ({ row, getValue }) => (
      <span className="flex items-center gap-3">
        <KindMark kind={row.original.kind} />
        <span className="wrap-anywhere min-w-0">{getValue()}</span>
      </span>
    ),
    meta: { rowHeader: true },
  }),
  column.accessor('folderName', { header: 'Folder', size: 140, sortFn: 'text' }),
  column.accessor('date', {
    header: 'Changed',
    size: 120,
    sortFn: 'text',
    cell: ({ getValue }) => formatDate(getValue()),
  }),
  column.accessor('bytes', {
    header: 'Size',
    size: 90,
    cell: ({ getValue }) => formatFileSize(getValue()),
    meta: { align: 'end' },
  }),
  column.display({
    id: 'actions',
    header: () => <span className="sr-only">Actions</span>,
    size: 64,
    cell: ({ row }) => <FileMenu file={row.original} />,
    meta: { label: 'Actions', control: true },
  }),
]);
