import { classNames } from '@/components/ui/styles/class-names';
import { formatFileSize } from '@/components/kit/file/file-rules';
import { Icon } from '@/components/ui/display/icon';
import { IconButton } from '@/components/ui/action/icon-button';
import { Menu } from '@/components/kit/menus/menu';
import type { Folder } from './file-entry';
import { openFolder, filesArea } from './files-area';
import { deleteFolder, renameThisFolder } from './folder-actions';
import { countFiles, type Usage } from './usage';

interface FolderTileProps {
  folder: Folder;
  usage: Usage;
  open: boolean;
  /** Called when its tile is gone, and with it the focus. */
  onDeleted: () => void;
}

/** A folder: a press filters by it, another one shows all files. */
export function FolderTile({ folder, usage, open, onDeleted }: FolderTileProps) {
  return (
    <div
      className={classNames(
        'flex h-full items-center gap-1 rounded-md border pe-1 transition-colors',
        open ? 'border-primary-mark bg-highlight text-highlight-text' : 'border-line hover:bg-card-hover',
      )}
    >
      <button
        type="button"
        aria-pressed={open}
        onClick={() => filesArea.change(openFolder(open ? null : folder.id))}
        className="flex h-full min-w-0 grow items-center gap-3 rounded-md py-3 ps-3 text-start"
      >
        <Icon
          name={open ? 'demo:folder-open' : 'demo:folder'}
          size={24}
          className={open ? 'text-current' : 'text-primary-text'}
        />
        <span className="min-w-0">
          <span className={classNames('block truncate text-sm font-medium', !open && 'text-strong')}>
            {folder.name}
          </span>
          <span className={classNames('block text-sm tabular-nums', !open && 'text-muted')}>
            {usage.files === 0 ? 'Empty' : `${countFiles(usage.files)}, ${formatFileSize(usage.bytes)}`}
          </span>
        </span>
      </button>
      <Menu
        anchor="bottom end"
        trigger={<IconButton icon="demo:ellipsis-vertical" label={`Folder ${folder.name}`} />}
        items={[
          { label: 'Rename', icon: 'pencil', onSelect: () => void renameThisFolder(folder) },
          {
            label: 'Delete',
            icon: 'trash',
            danger: true,
            onSelect: () => {
              deleteFolder(folder);
              onDeleted();
            },
          },
        ]}
      />
    </div>
  );
}
