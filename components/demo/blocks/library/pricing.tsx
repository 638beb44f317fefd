import { ButtonLink } from '@/components/ui/action/button-link';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { Tag } from '@/components/ui/display/tag';

const plans = [
  {
    name: 'Now and then',
    price: '$0',
    line: 'for a parcel every few months',
    points: ['Address in Miami', '20 days of storage', 'Pictures of every box'],
  },
  {
    name: 'Regular',
    price: '$9',
    line: 'a month, for a parcel every week',
    points: ['All of Now and then', '60 days of storage', 'Repacking without a charge'],
    chosen: true,
  },
  {
    name: 'Shop',
    price: '$49',
    line: 'a month, for those who sell',
    points: ['All of Regular', 'Returns taken in', 'A shelf of your own'],
  },
];

export function Pricing() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {plans.map(({ name, price, line, points, chosen }) => (
        <li
          key={name}
          className={classNames(
            'flex flex-col rounded-card border bg-card p-6 shadow-card',
            chosen ? 'border-primary-mark' : 'border-line',
          )}
        >
          <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
            <h3 className="text-base font-semibold">{name}</h3>
            {chosen && <Tag icon="demo:star">Most chosen</Tag>}
          </div>
          <p className="mt-4 text-3xl font-semibold tabular-nums text-strong">{price}</p>
          <p className="text-sm text-muted">{line}</p>
          <ul className="mb-6 mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
            {points.map((point) => (
              <li key={point} className="flex gap-2">
                <Icon name="check" className="mt-0.5 text-done" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink href="/pages/contact" variant={chosen ? 'primary' : 'secondary'} className="mt-auto">
            Choose {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
