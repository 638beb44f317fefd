import { Card } from '@/components/ui/display/card';
import { classNames } from '@/components/ui/styles/class-names';
import { formatFileSize } from '@/components/kit/file/file-rules';
import { Icon } from '@/components/ui/display/icon';
import { toneClasses } from '@/components/ui/styles/status';
import { kindLooks, kinds, type FileEntry } from './file-entry';
import { countFiles, usageByKind } from './usage';

/** Count and size of each file type. */
export function MetricCards({ files }: { files: readonly FileEntry[] }) {
  const usage = usageByKind(files);
  return (
    <ul aria-label="Files by kind" className="grid grid-cols-2 gap-4 md:gap-6 xl:grid-cols-4">
      {kinds.map((kind) => (
        <li key={kind}>
          <Card aria-label={kind} className="flex h-full items-start justify-between gap-2">
            <div className="min-w-0">
              <p className="text-sm text-muted">{kind}</p>
              <p className="mt-1 text-xl font-semibold tabular-nums text-strong">
                {formatFileSize(usage[kind].bytes)}
              </p>
              <p className="text-sm tabular-nums text-muted">{countFiles(usage[kind].files)}</p>
            </div>
            <span
              className={classNames(
                'flex size-10 shrink-0 items-center justify-center rounded-md max-sm:hidden',
                toneClasses[kindLooks[kind].tone],
              )}
            >
              <Icon name={kindLooks[kind].icon} size={20} />
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
