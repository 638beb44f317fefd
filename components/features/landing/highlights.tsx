import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { InvoicePicture } from './invoice-picture';
import { Section } from './section';
import { StartPicture } from './start-picture';
import { MethodsPicture } from './methods-picture';

const highlights: { title: string; line: string; points: string[]; picture: ReactNode }[] = [
  {
    title: 'Invoices that explain every charge',
    line: 'Most support e-mails ask what a charge is for. Here, the invoice already says so.',
    points: [
      'A reason for every line: weight, days in storage and the rate applied',
      'The same document on screen, in print and as a PDF',
      'Amount due and due date at a glance',
    ],
    picture: <InvoicePicture />,
  },
  {
    title: 'A sign-in method for everyone',
    line: 'A forgotten password locks no one out, and no one has to use one.',
    points: [
      'Codes by e-mail, SMS or WhatsApp, links, passkeys, 19 providers and wallets',
      'Two-factor authentication, and a list of sessions that customers can end',
      'Sign-in never reveals whether an address has an account',
    ],
    picture: <MethodsPicture />,
  },
  {
    title: 'Open source and self-hosted',
    line: 'Free under the MIT license. There is no hosted plan, and you need no one’s permission.',
    points: [
      'Runs on one machine with a built-in database, in a container or on the edge',
      'Back up a folder, or PostgreSQL with its own tools',
      'Every design decision is documented next to the code',
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
      title="What sets it apart"
      intro="Three features that customers notice and that save a warehouse the most support e-mails."
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
