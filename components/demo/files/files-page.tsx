'use client';

import { PageHeader } from '@/components/ui/navigation/page-header';
import { FilesTable } from './files-table';
import { useCabinet } from './files-area';
import { FoldersCard } from './folders-card';
import { MetricCards } from './metric-cards';
import { StorageCard } from './storage-card';
import { UploadCard } from './upload-card';

/** /apps/files: the office's folders and files, and the storage they use. */
export function FilesPage() {
  const cabinet = useCabinet();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Files"
        description="What the office keeps. What you upload stays in this tab and is sent nowhere."
      />
      <MetricCards files={cabinet.files} />
      <div className="grid grid-flow-row-dense items-start gap-6 md:grid-cols-2 min-[1600px]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 self-stretch md:max-[1600px]:col-span-2">
          <FoldersCard {...cabinet} />
        </div>
        <UploadCard folder={cabinet.folders.find(({ id }) => id === cabinet.open)} />
        <div className="min-w-0 md:max-[1600px]:col-span-2">
          <FilesTable {...cabinet} />
        </div>
        <StorageCard files={cabinet.files} />
      </div>
    </div>
  );
}
