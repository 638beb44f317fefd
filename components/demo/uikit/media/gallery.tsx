'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Gallery } from '@/components/kit/media/gallery';
import { pictures } from './pictures';

export default function GallerySection() {
  return (
    <DemoSection title="Gallery" description="A parcel’s way, from the shelf to the door.">
      <Gallery label="Pictures of the way" pictures={pictures} />
    </DemoSection>
  );
}
