'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { useLastChoice } from '@/components/demo/use-last-choice';
import { MegaMenu } from '@/components/kit/menus/mega-menu';
import { shopEntries } from './shop-entries';

export default function MegaSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Mega menu" action={choice}>
      <div className="-mx-3">
        <MegaMenu label="Packing shop" items={shopEntries(tell)} />
      </div>
    </DemoSection>
  );
}
