import { Card } from '@/components/ui/display/card';
import { Icon } from '@/components/ui/display/icon';
import type { IconName } from '@/lib/icons/icon-names';
import { Section } from './section';

const plans: { icon: IconName; title: string; line: string; points: string[]; fit: string }[] = [
  {
    icon: 'cpu',
    title: 'On one machine',
    line: 'Everything in one process, with a built-in database stored in a folder.',
    points: [
      'Only needs Node 20.9 or newer',
      'Built-in identity server and product API',
      'E-mail through your SMTP server',
    ],
    fit: 'For your first warehouse, or to try it out today.',
  },
  {
    icon: 'layers',
    title: 'In containers',
    line: 'As many instances as you need, backed by PostgreSQL.',
    points: [
      'No sticky sessions',
      'Health and readiness probes',
      'Rolling restarts without dropped requests',
    ],
    fit: 'For companies with their own servers.',
  },
  {
    icon: 'globe',
    title: 'On the edge',
    line: 'A worker close to your customers; identity and data stay where they are.',
    points: ['Cloudflare Workers', 'Your own product API', 'An identity provider such as Stytch'],
    fit: 'For companies that already run both backends.',
  },
];

/** Three ways to run it. There is nothing to buy, and the page says so. */
export function Plans() {
  return (
    <Section
      id="plans"
      band
      title="Three ways to run it, all free"
      intro="Waybill is free software under the MIT license. You can run, change and keep it at no cost."
    >
      <ul className="grid gap-6 lg:grid-cols-3">
        {plans.map(({ icon, title, line, points, fit }) => (
          <li key={title} className="flex">
            <Card className="flex grow flex-col">
              <span className="flex size-10 items-center justify-center rounded-md bg-primary-tint text-primary-text">
                <Icon name={icon} size={20} />
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-pretty text-muted">{line}</p>
              <p className="mt-5 flex items-baseline gap-2">
                <span className="text-3xl font-semibold tabular-nums text-strong">$0</span>
                <span className="text-sm text-muted">plus your own server</span>
              </p>
              <ul className="mt-5 flex flex-col gap-2.5 border-t border-line pt-5 text-sm">
                {points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <Icon name="check" className="mt-0.5 text-primary-text" />
                    {point}
                  </li>
                ))}
              </ul>
              <p className="mt-auto text-pretty pt-6 text-sm text-muted">{fit}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
