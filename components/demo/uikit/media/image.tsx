'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { ImagePreview } from '@/components/kit/media/image-preview';
import { pictures } from './pictures';

const port = pictures.find(({ src }) => src.includes('port'));

export default function ImageSection() {
  return (
    <DemoSection title="Image" description="One picture, and the same one large.">
      {port && <ImagePreview picture={port} className="max-w-160 w-full" />}
    </DemoSection>
  );
}
