'use client';

import { DemoSection } from '@/components/demo/demo-section';
import { ScrollPanel } from '@/components/kit/display/scroll-panel';

const rules = [
  'We take in whatever two people can carry and no law forbids.',
  'A box is weighed and measured on the day it arrives, and photographed from two sides.',
  'What rattles is opened, repacked and noted; you see the pictures in the package.',
  'Food, plants and batteries need a word from you before we send them on.',
  'Several packages travel in one box if you ask for it before noon.',
  'The larger of weight and volume counts, as with every carrier.',
  'Storage costs nothing for fourteen days and little after that.',
  'A package nobody asks for goes back to its shop after ninety days.',
  'Customs papers are written by us and signed by you.',
  'If a carrier loses a box, we look for it and tell you every second day how far we are.',
];

export default function ScrollToTop() {
  return (
    <DemoSection
      title="Scroll panel"
      description="Scrolls by itself; further down, a button leads back to the top."
      className="h-full"
    >
      <ScrollPanel label="House rules" className="h-64 border border-line p-4" topButtonAfter={80}>
        <ol className="flex list-inside list-decimal flex-col gap-4 text-sm">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </ScrollPanel>
    </DemoSection>
  );
}
