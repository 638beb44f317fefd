import { formatFileSize } from '@/components/kit/file/file-rules';
import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/lib/icons/icon-names';
import type { Attachment } from '../mail';

const iconOf = (name: string): IconName => {
  if (/\.(jpe?g|png)$/i.test(name)) return 'demo:file-image';
  return /\.csv$/i.test(name) ? 'demo:file-spreadsheet' : 'file-text';
};

/** A mail's attachments: names and sizes only, since the demo data has no content. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  return (
    <section aria-label="Attached files">
      <h2 className="text-sm">{files.length === 1 ? '1 attached file' : `${files.length} attached files`}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {files.map(({ name, bytes }) => (
          <li
            key={name}
            className="flex min-w-0 items-center gap-3 rounded-md border border-line py-2 pe-4 ps-3 text-sm"
          >
            <Icon name={iconOf(name)} size={20} className="text-muted" />
            <span className="min-w-0">
              <span className="block truncate font-medium">{name}</span>
              <span className="block text-xs text-muted">{formatFileSize(bytes)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
