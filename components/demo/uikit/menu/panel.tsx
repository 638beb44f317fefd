'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { PanelMenu } from '@/components/ui/panel-menu';
import { parcelCommands } from './entries';
import { useLastChoice } from './use-last-choice';

export default function PanelMenuSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Panel menu">
      <div className="-mx-3">
        <PanelMenu label="Parcel in place" items={parcelCommands(tell)} defaultOpen={['Parcel']} />
      </div>
      {choice}
    </DemoSection>
  );
}
