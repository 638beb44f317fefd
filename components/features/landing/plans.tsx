import { Card } from '@/components/ui/display/card';
import { Icon } from '@/components/ui/display/icon';
import { formatMoneyRounded } from '@/lib/format';
import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';
import { Section } from './section';

interface Plan {
  icon: IconName;
  title: string;
  line: string;
  points: string[];
  fit: string;
}

const plans = (): Plan[] => [
  {
    icon: 'cpu',
    title: text('landingPage.plans.machine.title'),
    line: text('landingPage.plans.machine.line'),
    points: [
      text('landingPage.plans.machine.node'),
      text('landingPage.plans.machine.builtIn'),
      text('landingPage.plans.machine.mail'),
    ],
    fit: text('landingPage.plans.machine.fit'),
  },
  {
    icon: 'layers',
    title: text('landingPage.plans.containers.title'),
    line: text('landingPage.plans.containers.line'),
    points: [
      text('landingPage.plans.containers.stateless'),
      text('landingPage.plans.containers.probes'),
      text('landingPage.plans.containers.restarts'),
    ],
    fit: text('landingPage.plans.containers.fit'),
  },
  {
    icon: 'globe',
    title: text('landingPage.plans.edge.title'),
    line: text('landingPage.plans.edge.line'),
    points: [
      text('landingPage.plans.edge.workers'),
      text('landingPage.plans.edge.api'),
      text('landingPage.plans.edge.identity'),
    ],
    fit: text('landingPage.plans.edge.fit'),
  },
];

/** Three ways to run it. There is nothing to buy, and the page says so. */
export function Plans() {
  const price = formatMoneyRounded({ amount: 0, currency: 'USD' });
  return (
    <Section id="plans" band title={text('landingPage.plans.title')} intro={text('landingPage.plans.intro')}>
      <ul className="grid gap-6 lg:grid-cols-3">
        {plans().map(({ icon, title, line, points, fit }) => (
          <li key={title} className="flex">
            <Card className="flex grow flex-col">
              <span className="flex size-10 items-center justify-center rounded-md bg-primary-tint text-primary-text">
                <Icon name={icon} size={20} />
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-pretty text-muted">{line}</p>
              <p className="mt-5 flex items-baseline gap-2">
                <span className="text-3xl font-semibold tabular-nums text-strong">{price}</span>
                <span className="text-sm text-muted">{text('landingPage.plans.ownServer')}</span>
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
