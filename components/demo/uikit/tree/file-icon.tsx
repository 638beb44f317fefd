import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/lib/icons/icon-names';
import type { FileNode } from '../../data/files';

const icons: Record<FileNode['type'], IconName> = {
  Folder: 'demo:folder',
  Document: 'file-text',
  Sheet: 'demo:file-spreadsheet',
  Picture: 'demo:file-image',
};

export function FileIcon({ file }: { file: FileNode }) {
  return <Icon name={icons[file.type]} className="text-muted" />;
}
