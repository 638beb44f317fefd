'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Rating } from '@/components/kit/inputs/rating';

export default function RatingSection() {
  const [delivery, setDelivery] = useState(4);
  return (
    <DemoSection title="Rating">
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <Rating legend="The delivery" value={delivery} onChange={setDelivery} clearable />
        <Rating legend="The packing, as others saw it" value={3} onChange={() => {}} disabled />
      </div>
    </DemoSection>
  );
}
