import { useMemo } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { DataTable } from '@/components/ui/table/data-table';
import { TablePagination } from '@/components/kit/table/table-pagination';
import { TableSearch } from '@/components/kit/table/table-search';
import { useDataTable } from '@/components/ui/table/use-data-table';
import { fileColumns, type FileLine } from './file-columns';
import { filesHeadingId } from './file-menu';
import { filesArea, openFolder, type Cabinet } from './files-area';

const showAll = () => filesArea.change(openFolder(null));

/** The files of the open folder, or all of them. */
export function FilesTable({ folders, files, open }: Cabinet) {
  const folder = folders.find(({ id }) => id === open);
  const rows = useMemo((): FileLine[] => {
    const names = new Map(folders.map(({ id, name }) => [id, name]));
    return files
      .filter((file) => open === null || file.folder === open)
      .map((file) => ({ ...file, folderName: (file.folder && names.get(file.folder)) ?? 'No folder' }));
  }, [folders, files, open]);
  const table = useDataTable({
    rows,
    columns: fileColumns,
    rowId: (file) => file.id,
    pageSize: 10,
    sortBy: [{ id: 'date', desc: true }],
  });
  return (
    <Card aria-labelledby={filesHeadingId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={filesHeadingId} tabIndex={-1} className="wrap-anywhere min-w-0 rounded-xs text-base">
          {folder ? `Files in ${folder.name}` : 'All files'}
        </h2>
        <div className="flex min-w-0 grow flex-wrap justify-end gap-2">
          {folder && (
            <Button variant="secondary" icon="x" onClick={showAll}>
              Show all files
            </Button>
          )}
          <TableSearch
            table={table}
            label="Search files"
            className="min-w-40 grow max-sm:basis-full sm:max-w-72"
          />
        </div>
      </div>
      <DataTable
        table={table}
        stacked
        label="Files"
        empty={
          <EmptyState icon="demo:folder-open" title={folder ? `${folder.name} is empty` : 'No files yet'}>
            Upload a document and it appears here.
          </EmptyState>
        }
      />
      {rows.length > 0 && <TablePagination table={table} label="Files" />}
    </Card>
  );
}
