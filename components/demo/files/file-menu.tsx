import { IconButton } from '@/components/ui/action/icon-button';
import { Menu } from '@/components/kit/menus/menu';
import { deleteFile, downloadThisFile, renameThisFile } from './file-actions';
import type { FileEntry } from './file-entry';

/** Takes the focus when the row that had it is gone. */
export const filesHeadingId = 'files';

/** What can be done with a file. */
export function FileMenu({ file }: { file: FileEntry }) {
  return (
    <Menu
      anchor="bottom end"
      trigger={<IconButton icon="ellipsis-vertical" label={`File ${file.name}`} />}
      items={[
        { label: 'Download', icon: 'download', onSelect: () => downloadThisFile(file) },
        { label: 'Rename', icon: 'pencil', onSelect: () => void renameThisFile(file) },
        {
          label: 'Delete',
          icon: 'trash',
          danger: true,
          onSelect: () => {
            deleteFile(file);
            requestAnimationFrame(() => document.getElementById(filesHeadingId)?.focus());
          },
        },
      ]}
    />
  );
}
