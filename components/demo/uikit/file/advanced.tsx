'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { FileUploader } from '@/components/kit/file/file-uploader';
import { readFile } from '@/components/kit/file/read-file';
import { toast } from '@/components/ui/feedback/toast';
import { pictureRules, stayedHere } from '@/components/demo/picture-rules';

function tell(files: File[]) {
  const summary = files.length === 1 ? 'One picture is read' : `${files.length} pictures are read`;
  toast({ severity: 'success', summary, detail: stayedHere, life: 3000 });
}

export default function AdvancedSection() {
  return (
    <DemoSection
      title="Advanced uploader"
      description="Pictures of a parcel, as many as you like. They are read in your browser and sent nowhere."
    >
      <FileUploader label="Pictures of the parcel" rules={pictureRules} send={readFile} onDone={tell} />
    </DemoSection>
  );
}
