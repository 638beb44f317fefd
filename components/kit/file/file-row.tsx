import type { ReactNode } from 'react';
import { text, type MessageKey } from '@/lib/text/text';
import { IconButton } from '@/components/ui/action/icon-button';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import type { Tone } from '@/components/ui/styles/status';
import { Tag } from '@/components/ui/display/tag';
import { FilePreview } from './file-preview';
import { formatFileSize } from './file-rules';
import type { UploadItem } from './upload-list';

const looks = {
  waiting: { tone: 'neutral', words: 'kit.file.state.waiting' },
  done: { tone: 'done', words: 'kit.file.state.done' },
  failed: { tone: 'danger', words: 'kit.file.state.failed' },
} as const satisfies Record<Exclude<UploadItem['state'], 'sending'>, { tone: Tone; words: MessageKey }>;

function state({ file, state, progress }: UploadItem): ReactNode {
  if (state === 'sending')
    return (
      <ProgressBar
        label={text('kit.file.progress', { name: file.name })}
        value={progress}
        className="w-full"
      />
    );
  const { tone, words } = looks[state];
  return <Tag tone={tone}>{text(words)}</Tag>;
}

/** One file of an uploader: thumbnail, name, size, progress, and a remove button. */
export function FileRow({ item, onRemove }: { item: UploadItem; onRemove: () => void }) {
  const { name, size } = item.file;
  return (
    <li className="flex items-center gap-3 py-3">
      <FilePreview file={item.file} />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium text-strong">{name}</p>
        <p className="text-sm tabular-nums text-muted">{formatFileSize(size)}</p>
      </div>
      <div className="flex w-24 shrink-0 justify-end">{state(item)}</div>
      <IconButton icon="x" label={text('kit.remove', { name })} onClick={onRemove} />
    </li>
  );
}
