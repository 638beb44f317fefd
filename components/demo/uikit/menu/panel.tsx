'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { useLastChoice } from '@/components/demo/use-last-choice';
import { PanelMenu } from '@/components/kit/menus/panel-menu';
import { parcelCommands } from './entries';

export default function PanelMenuSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Panel menu" action={choice}>
      <div className="-mx-3">
        <PanelMenu label="Parcel in place" items={parcelCommands(tell)} defaultOpen={['Parcel']} />
      </div>
    </DemoSection>
  );
}
