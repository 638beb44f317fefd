import type { ReactNode } from 'react';
import { Section } from './section';
import { AddressArt, DoorstepArt, ShelfArt } from './step-art';

const steps: { title: string; line: string; art: ReactNode }[] = [
  {
    title: 'An address of one’s own',
    line: 'Each customer gets a suite at your warehouse, and writes it where a shop asks for an address.',
    art: <AddressArt />,
  },
  {
    title: 'At the warehouse',
    line: 'Your scan tells them that it came, what it weighs, what it will cost, and whether customs asks something.',
    art: <ShelfArt />,
  },
  {
    title: 'At the doorstep',
    line: 'They follow the carrier’s own words to the door, and find the invoice with a reason for every line.',
    art: <DoorstepArt />,
  },
];

/** Address, warehouse, doorstep. */
export function Steps() {
  return (
    <Section
      id="how"
      band
      title="How it works"
      intro="A parcel passes three places. At each of them the customer knows as much as you do."
    >
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, line, art }, i) => (
          <li key={title} className="flex flex-col items-center text-center">
            {art}
            <h3 className="mt-5 flex items-center gap-3 text-xl">
              <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary text-sm tabular-nums text-primary-contrast">
                {i + 1}
              </span>
              {title}
            </h3>
            <p className="mt-2 max-w-xs text-pretty text-muted">{line}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
