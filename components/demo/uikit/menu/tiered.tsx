'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Menubar } from '@/components/ui/menubar';
import { parcelCommands } from './entries';
import { useLastChoice } from './use-last-choice';

export default function TieredSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Tiered menu">
      <Menubar
        label="Parcel in levels"
        orientation="vertical"
        items={parcelCommands(tell)}
        className="-mx-3 max-w-64"
      />
      {choice}
    </DemoSection>
  );
}
