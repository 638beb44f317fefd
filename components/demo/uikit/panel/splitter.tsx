'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Splitter } from '@/components/kit/panels/splitter';

function Pane({ title, children }: { title: string; children: string }) {
  return (
    <div className="p-4 text-sm">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </div>
  );
}

export default function SplitterSection() {
  return (
    <DemoSection
      title="Splitter"
      description="Drag a handle, or focus it and press the arrow keys. A double click takes the first sizes back."
    >
      <div className="h-80 overflow-hidden rounded-md border border-line">
        <Splitter
          panels={[
            {
              name: 'the shelves',
              size: 30,
              minSize: 10,
              content: <Pane title="Shelves">Aisle 14, shelves A to F.</Pane>,
            },
            {
              name: 'the parcels',
              size: 70,
              minSize: 10,
              content: (
                <Splitter
                  orientation="vertical"
                  panels={[
                    {
                      name: 'the list',
                      size: 15,
                      minSize: 10,
                      content: <Pane title="List">Nine parcels stand on this shelf.</Pane>,
                    },
                    {
                      name: 'the preview',
                      size: 50,
                      minSize: 10,
                      content: (
                        <Pane title="Preview">
                          A carton of 42 × 30 × 18 cm for Ada Whitfield. It came on Tuesday and leaves with
                          the next flight.
                        </Pane>
                      ),
                    },
                  ]}
                />
              ),
            },
          ]}
        />
      </div>
    </DemoSection>
  );
}
