import type { ReactNode } from 'react';
import { Section } from './section';
import { AddressArt, DoorstepArt, ShelfArt } from './step-art';

const steps: { title: string; line: string; art: ReactNode }[] = [
  {
    title: 'Their own address',
    line: 'Each customer gets a suite at your warehouse and uses it as the shipping address in online shops.',
    art: <AddressArt />,
  },
  {
    title: 'At the warehouse',
    line: 'Your scan tells them that the parcel has arrived, what it weighs, what shipping will cost, and whether customs needs anything.',
    art: <ShelfArt />,
  },
  {
    title: 'At the doorstep',
    line: 'They follow the carrier’s updates to their door and get an invoice with a reason for every line.',
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
      intro="A parcel makes three stops. At each one, your customer knows as much as you do."
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
