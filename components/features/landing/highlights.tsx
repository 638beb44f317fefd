import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { InvoicePicture } from './invoice-picture';
import { Section } from './section';
import { StartPicture } from './start-picture';
import { MethodsPicture } from './methods-picture';

const highlights: { title: string; line: string; points: string[]; picture: ReactNode }[] = [
  {
    title: 'Invoices that explain themselves',
    line: 'Most letters to a warehouse ask what a charge is for. Here the invoice says so before anybody has to ask.',
    points: [
      'A reason under every line: what was weighed, how long it lay, which rate applied',
      'The same document on the screen, on paper and as a PDF',
      'What is due stands large, with the day it is due',
    ],
    picture: <InvoicePicture />,
  },
  {
    title: 'A way in for everybody',
    line: 'Nobody gives up because of a forgotten password, and nobody has to trust one.',
    points: [
      'Codes by e-mail, SMS and WhatsApp, links, passkeys, nineteen providers and wallets',
      'A second factor and a list of one’s sessions, with a button that ends them',
      'An answer never tells a stranger whether an address is known',
    ],
    picture: <MethodsPicture />,
  },
  {
    title: 'Yours to run, yours to read',
    line: 'Open source under the MIT licence. There is no hosted plan, and nobody to ask for permission.',
    points: [
      'On one machine with its own database, in a container, or on the edge',
      'Backups are a folder, or PostgreSQL with its own tools',
      'Every decision is written down beside the code',
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
      title="Where the work went"
      intro="Three parts that customers notice, and that save a warehouse the most letters."
    >
      <div className="flex flex-col gap-16 md:gap-20">
        {highlights.map(({ title, line, points, picture }, i) => (
          <article key={title} className="grid items-center gap-8 md:grid-cols-2 md:gap-14">
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
