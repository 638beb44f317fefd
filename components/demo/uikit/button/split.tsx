'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import type { MenuEntry } from '@/components/kit/menus/menu-items';
import { SplitButton } from '@/components/kit/menus/split-button';
import { severities } from './severities';

export default function SplitSection() {
  const [last, setLast] = useState('Nothing was chosen yet.');
  const itemsOf = (label: string): MenuEntry[] => [
    { label: 'Print', icon: 'file-text', onSelect: () => setLast(`${label}: print`) },
    { label: 'Share', icon: 'demo:share-2', onSelect: () => setLast(`${label}: share`) },
    { separator: true },
    { label: 'Delete', icon: 'trash', danger: true, onSelect: () => setLast(`${label}: delete`) },
  ];
  return (
    <DemoSection title="Split button">
      <div className="flex flex-wrap gap-3">
        {severities.map(({ severity, label }) => (
          <SplitButton
            key={severity}
            severity={severity}
            label={label}
            items={itemsOf(label)}
            onClick={() => setLast(`${label}: main action`)}
          />
        ))}
      </div>
      <p role="status" className="mt-4 text-sm text-muted">
        {last}
      </p>
    </DemoSection>
  );
}
