import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { text } from '@/lib/text/text';
import { InvoicePicture } from './invoice-picture';
import { Section } from './section';
import { StartPicture } from './start-picture';
import { MethodsPicture } from './methods-picture';

interface Highlight {
  title: string;
  line: string;
  points: string[];
  picture: ReactNode;
}

const highlights = (): Highlight[] => [
  {
    title: text('landingPage.highlights.invoices.title'),
    line: text('landingPage.highlights.invoices.line'),
    points: [
      text('landingPage.highlights.invoices.reasons'),
      text('landingPage.highlights.invoices.sameDocument'),
      text('landingPage.highlights.invoices.amount'),
    ],
    picture: <InvoicePicture />,
  },
  {
    title: text('landingPage.highlights.signIn.title'),
    line: text('landingPage.highlights.signIn.line'),
    points: [
      text('landingPage.highlights.signIn.methods'),
      text('landingPage.highlights.signIn.control'),
      text('landingPage.highlights.signIn.secrecy'),
    ],
    picture: <MethodsPicture />,
  },
  {
    title: text('landingPage.highlights.openSource.title'),
    line: text('landingPage.highlights.openSource.line'),
    points: [
      text('landingPage.highlights.openSource.anywhere'),
      text('landingPage.highlights.openSource.backup'),
      text('landingPage.highlights.openSource.decisions'),
    ],
    picture: <StartPicture />,
  },
];

/** Three features in detail. */
export function Highlights() {
  return (
    <Section
      id="highlights"
      band
      title={text('landingPage.highlights.title')}
      intro={text('landingPage.highlights.intro')}
    >
      <div className="flex flex-col gap-16 md:gap-20">
        {highlights().map(({ title, line, points, picture }, i) => (
          <article key={title} className="grid grid-cols-1 items-center gap-8 md:grid-cols-2 md:gap-14">
            <div className={classNames(i % 2 === 1 && 'md:order-2')}>
              <h3 className="text-xl md:text-2xl">{title}</h3>
              <p className="mt-3 text-pretty text-muted">{line}</p>
              <ul className="mt-5 flex flex-col gap-3">
                {points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <Icon name="check" size={20} className="mt-0.5 text-primary-text" />
                    <span className="text-pretty">{point}</span>
                  </li>
                ))}
              </ul>
            </div>
            {picture}
          </article>
        ))}
      </div>
    </Section>
  );
}
