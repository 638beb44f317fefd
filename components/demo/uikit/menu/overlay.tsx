'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { useLastChoice } from '@/components/demo/use-last-choice';
import { Button } from '@/components/ui/action/button';
import { IconButton } from '@/components/ui/action/icon-button';
import { Menu } from '@/components/kit/menus/menu';
import { rowActions } from './entries';

export default function OverlaySection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Overlay menu" action={choice}>
      <div className="flex items-center justify-between gap-4">
        <Menu
          trigger={
            <Button variant="secondary" icon="chevron-down">
              Options
            </Button>
          }
          items={rowActions(tell)}
        />
        <Menu
          trigger={<IconButton icon="demo:ellipsis-vertical" label="More for this parcel" />}
          items={[
            {
              label: 'Parcel',
              items: [
                { label: 'Open', icon: 'external-link', href: '/packages' },
                { label: 'Hold back', icon: 'demo:pause', onSelect: () => tell('Held back.') },
              ],
            },
            {
              label: 'Label',
              items: [{ label: 'Download', icon: 'download', onSelect: () => tell('Downloaded.') }],
            },
          ]}
          anchor="bottom end"
        />
      </div>
    </DemoSection>
  );
}
