'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { IconButton } from '@/components/ui/action/icon-button';
import { Menu } from '@/components/kit/menus/menu';

const figures = { today: '84 parcels came in, 71 went out.', week: '512 parcels came in, 498 went out.' };

export default function CardMenuSection() {
  const [span, setSpan] = useState<keyof typeof figures>('today');
  return (
    <DemoSection
      title="Card with menu"
      action={
        <Menu
          anchor="bottom end"
          trigger={<IconButton icon="demo:ellipsis-vertical" label="What the card shows" />}
          items={[
            { label: 'Today', icon: 'calendar', onSelect: () => setSpan('today') },
            { label: 'This week', icon: 'calendar-clock', onSelect: () => setSpan('week') },
            { separator: true },
            { label: 'Export', icon: 'download', disabled: true },
          ]}
        />
      }
    >
      <p aria-live="polite" className="text-sm">
        {figures[span]}
      </p>
    </DemoSection>
  );
}
