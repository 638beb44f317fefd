'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { useLastChoice } from '@/components/demo/use-last-choice';
import { Menubar } from '@/components/kit/menus/menubar';
import { parcelCommands } from './entries';

export default function TieredSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Tiered menu" action={choice}>
      <Menubar
        label="Parcel in levels"
        orientation="vertical"
        items={parcelCommands(tell)}
        className="-mx-3 max-w-64"
      />
    </DemoSection>
  );
}
