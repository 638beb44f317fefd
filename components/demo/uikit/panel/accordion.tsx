'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { Accordion } from '@/components/ui/display/accordion';

export default function AccordionSection() {
  return (
    <DemoSection title="Accordion">
      <Accordion
        defaultOpen={['How long is a parcel kept?']}
        items={[
          {
            title: 'How long is a parcel kept?',
            content: (
              <p>Fourteen days from its arrival at no charge. After that each day costs sixty cents.</p>
            ),
          },
          {
            title: 'Can several parcels travel together?',
            content: (
              <p>
                Yes. Once all of them have arrived, ask for consolidation and we repack them into one carton,
                which is weighed again.
              </p>
            ),
          },
          {
            title: 'What happens to a damaged carton?',
            content: <p>We photograph it, repack what is sound and ask you before anything is sent on.</p>,
          },
          {
            title: 'Do you ship on public holidays?',
            disabled: true,
            content: <p>The calendar of the coming year is not settled yet.</p>,
          },
        ]}
      />
    </DemoSection>
  );
}
