import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { Section } from './section';
import { AddressArt, DoorstepArt, ShelfArt } from './step-art';

const steps = (): { title: string; line: string; art: ReactNode }[] => [
  {
    title: text('landingPage.steps.address.title'),
    line: text('landingPage.steps.address.line'),
    art: <AddressArt />,
  },
  {
    title: text('landingPage.steps.warehouse.title'),
    line: text('landingPage.steps.warehouse.line'),
    art: <ShelfArt />,
  },
  {
    title: text('landingPage.steps.doorstep.title'),
    line: text('landingPage.steps.doorstep.line'),
    art: <DoorstepArt />,
  },
];

/** Address, warehouse, doorstep. */
export function Steps() {
  return (
    <Section id="how" band title={text('landingPage.steps.title')} intro={text('landingPage.steps.intro')}>
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {steps().map(({ title, line, art }, i) => (
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
