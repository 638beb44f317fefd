import { useRef } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Cabinet } from './files-area';
import { createFolder } from './folder-actions';
import { FolderTile } from './folder-tile';
import { usageOf } from './usage';

/** All folders, with their usage. */
export function FoldersCard({ folders, files, open }: Cabinet) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Card aria-labelledby="folders" className="flex h-full flex-col">
      <CardHeader
        id="folders"
        title="Folders"
        description="Press one to see its files alone."
        action={
          <Button
            variant="secondary"
            size="small"
            icon="demo:folder-plus"
            onClick={() => void createFolder()}
          >
            New folder
          </Button>
        }
      />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Folders"
        className="grid grow auto-rows-fr gap-3 rounded-sm sm:grid-cols-2 xl:grid-cols-3"
      >
        {folders.map((folder) => (
          <li key={folder.id} className="min-w-0">
            <FolderTile
              folder={folder}
              usage={usageOf(files.filter((file) => file.folder === folder.id))}
              open={folder.id === open}
              // The menu returns the focus to a button that is removed by then.
              onDeleted={() => requestAnimationFrame(() => list.current?.focus())}
            />
          </li>
        ))}
      </ul>
      {folders.length === 0 && (
        <EmptyState icon="demo:folder" title="No folders">
          Files can lie outside of folders. Make a new one to bring order into them.
        </EmptyState>
      )}
    </Card>
  );
}
