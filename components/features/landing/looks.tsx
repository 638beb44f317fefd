import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Section } from './section';

const facts = [
  'It changes this page at once, and the portal behind it.',
  'Contrast holds in every combination: text at 4.5 to 1, marks at 3 to 1.',
  'What is chosen is kept on this device, and follows other tabs.',
];

/** The live theme switch. */
export function Looks({ children }: { children: ReactNode }) {
  return (
    <Section
      id="looks"
      title="Try it on"
      intro="Pick a colour, a ground and a preset. The picture at the top, this page and the whole portal follow."
    >
      <div className="mx-auto grid max-w-4xl items-center gap-8 md:grid-cols-2 md:gap-12">
        <Card>{children}</Card>
        <ul className="flex flex-col gap-5">
          {facts.map((fact) => (
            <li key={fact} className="text-pretty border-s-2 border-primary-mark ps-4">
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
