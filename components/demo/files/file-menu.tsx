import { IconButton } from '@/components/ui/action/icon-button';
import { Menu } from '@/components/kit/menus/menu';
import { deleteFile, downloadThisFile, renameThisFile } from './file-actions';
import type { FileEntry } from './file-entry';

/** Focused when the focused row is gone. */
export const filesHeadingId = 'files';

/** The actions on a file. */
export function FileMenu({ file }: { file: FileEntry }) {
  return (
    <Menu
      anchor="bottom end"
      trigger={<IconButton icon="demo:ellipsis-vertical" label={`File ${file.name}`} />}
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
