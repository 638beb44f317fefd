'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Toolbar, ToolbarButton, ToolbarIconButton } from '@/components/ui/toolbar';
import { Menu } from '@/components/ui/menu';

export default function ToolbarSection() {
  const [last, setLast] = useState('Nothing pressed yet.');
  return (
    <DemoSection title="Toolbar">
      <Toolbar
        label="Shelf"
        className="-ms-2.5"
        start={
          <>
            <ToolbarIconButton
              icon="plus"
              label="Add a parcel"
              onClick={() => setLast('A parcel is added.')}
            />
            <ToolbarIconButton
              icon="printer"
              label="Print the shelf list"
              onClick={() => setLast('The shelf list is at the printer.')}
            />
            <ToolbarIconButton icon="upload" label="Import a list" disabled />
          </>
        }
        center={
          <>
            <ToolbarIconButton
              icon="chevron-left"
              label="Shelf before"
              onClick={() => setLast('Shelf B is shown.')}
            />
            <ToolbarIconButton
              icon="chevron-right"
              label="Shelf after"
              onClick={() => setLast('Shelf D is shown.')}
            />
          </>
        }
        end={
          <>
            <ToolbarButton variant="secondary" onClick={() => setLast('Nothing is kept.')}>
              Cancel
            </ToolbarButton>
            <ToolbarButton onClick={() => setLast('The shelf is saved.')}>Save</ToolbarButton>
            <Menu
              anchor="bottom end"
              trigger={<ToolbarIconButton icon="chevron-down" label="More ways to save" />}
              items={[
                { label: 'Save and close', icon: 'save', onSelect: () => setLast('Saved and closed.') },
                { label: 'Save as a draft', icon: 'file-text', onSelect: () => setLast('Kept as a draft.') },
              ]}
            />
          </>
        }
      />
      <p role="status" className="mt-4 text-sm text-muted">
        {last}
      </p>
    </DemoSection>
  );
}
