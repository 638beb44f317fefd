'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { MegaMenu } from '@/components/ui/mega-menu';
import { shopEntries } from './shop-entries';
import { useLastChoice } from './use-last-choice';

export default function MegaSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Mega menu">
      <div className="-mx-3">
        <MegaMenu label="Packing shop" items={shopEntries(tell)} />
      </div>
      {choice}
    </DemoSection>
  );
}
