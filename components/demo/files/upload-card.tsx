import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { FileUploader } from '@/components/kit/file/file-uploader';
import { readFile } from '@/components/kit/file/read-file';
import { takeFiles } from './file-actions';
import type { Folder } from './file-entry';
import { uploadRules } from './upload-rules';

/** Uploads files into the open folder. */
export function UploadCard({ folder }: { folder: Folder | undefined }) {
  return (
    <Card aria-labelledby="upload" className="self-stretch">
      <CardHeader
        id="upload"
        title="Upload"
        description={folder ? `Into the folder ${folder.name}.` : 'Into no folder; open one to upload there.'}
      />
      <FileUploader label="Files to upload" rules={uploadRules} send={readFile} onDone={takeFiles} />
    </Card>
  );
}
