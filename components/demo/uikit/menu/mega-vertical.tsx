'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { useLastChoice } from '@/components/demo/use-last-choice';
import { MegaMenu } from '@/components/kit/menus/mega-menu';
import { shopEntries } from './shop-entries';

export default function VerticalMegaSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Vertical mega menu" action={choice}>
      <div className="-mx-3 max-w-64">
        <MegaMenu label="Packing shop, upright" orientation="vertical" items={shopEntries(tell)} />
      </div>
    </DemoSection>
  );
}
