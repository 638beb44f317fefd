'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { useLastChoice } from '@/components/demo/use-last-choice';
import { Toolbar, ToolbarButton, ToolbarIconButton } from '@/components/kit/panels/toolbar';
import { SplitButton } from '@/components/kit/menus/split-button';

export default function ToolbarSection() {
  const [tell, choice] = useLastChoice();
  return (
    <DemoSection title="Toolbar" action={choice}>
      <Toolbar
        label="Shelf"
        className="*:first:-ms-2.5"
        start={
          <>
            <ToolbarIconButton icon="plus" label="Add a parcel" onClick={() => tell('A parcel is added.')} />
            <ToolbarIconButton
              icon="printer"
              label="Print the shelf list"
              onClick={() => tell('The shelf list is at the printer.')}
            />
            <ToolbarIconButton icon="upload" label="Import a list" disabled />
          </>
        }
        center={
          <>
            <ToolbarIconButton
              icon="chevron-left"
              label="Shelf before"
              onClick={() => tell('Shelf B is shown.')}
            />
            <ToolbarIconButton
              icon="chevron-right"
              label="Shelf after"
              onClick={() => tell('Shelf D is shown.')}
            />
          </>
        }
        end={
          <>
            <ToolbarButton variant="secondary" onClick={() => tell('Nothing is kept.')}>
              Cancel
            </ToolbarButton>
            <SplitButton
              as={ToolbarButton}
              severity="primary"
              label="Save"
              onClick={() => tell('The shelf is saved.')}
              items={[
                { label: 'Save and close', icon: 'demo:save', onSelect: () => tell('Saved and closed.') },
                { label: 'Save as a draft', icon: 'file-text', onSelect: () => tell('Kept as a draft.') },
              ]}
            />
          </>
        }
      />
    </DemoSection>
  );
}
