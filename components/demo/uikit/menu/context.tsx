'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { useLastChoice } from '@/components/demo/use-last-choice';
import { ContextMenu } from '@/components/kit/menus/context-menu';
import { Icon } from '@/components/ui/display/icon';

export default function ContextSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection
      title="Context menu"
      action={choice}
      description="Right-click the carton, press it long, or focus it and press Shift+F10."
    >
      <ContextMenu
        items={[
          { label: 'Weigh again', icon: 'demo:scale', onSelect: () => tell('Weighed: 3.4 kg.') },
          {
            label: 'Move to',
            icon: 'demo:move',
            items: [
              { label: 'Aisle 9', onSelect: () => tell('Moved to aisle 9.') },
              { label: 'Aisle 14', onSelect: () => tell('Moved to aisle 14.') },
            ],
          },
          { separator: true },
          { label: 'Report damage', icon: 'flag', danger: true, onSelect: () => tell('Damage reported.') },
        ]}
      >
        <div
          tabIndex={0}
          role="group"
          aria-label="Carton on shelf C"
          className="data-popup-open:border-primary-mark flex min-h-32 select-none flex-col items-center justify-center gap-2 rounded-md border border-dashed border-field-line bg-card-hover text-sm text-muted"
        >
          <Icon name="package" size={24} className="text-primary-text" />
          Carton on shelf C
        </div>
      </ContextMenu>
    </DemoSection>
  );
}
