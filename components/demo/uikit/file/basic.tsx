'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { FileChooser } from '@/components/kit/file/file-chooser';
import { readFile } from '@/components/kit/file/read-file';
import { toast } from '@/components/ui/feedback/toast';
import { pictureRules, stayedHere } from '@/components/demo/picture-rules';

function tell({ name }: File) {
  toast({ severity: 'success', summary: `${name} is read`, detail: stayedHere, life: 3000 });
}

export default function BasicSection() {
  return (
    <DemoSection title="Basic chooser" description="One picture, and a button that takes it.">
      <FileChooser
        id="label-photo"
        label="Photo of the label"
        rules={pictureRules}
        send={readFile}
        onDone={tell}
      />
    </DemoSection>
  );
}
