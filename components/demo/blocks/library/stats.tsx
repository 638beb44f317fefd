import { Icon } from '@/components/ui/display/icon';

const stats = [
  { icon: 'package', term: 'Parcels today', value: '1,284', change: '6 % more than last week', up: true },
  { icon: 'clock', term: 'Dock to shelf', value: '48 min', change: '4 min faster', up: true },
  { icon: 'truck', term: 'On the road', value: '37 vans', change: '2 fewer than yesterday', up: false },
  {
    icon: 'message-square',
    term: 'Open questions',
    value: '19',
    change: '11 fewer than yesterday',
    up: true,
  },
] as const;

export function Stats() {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {stats.map(({ icon, term, value, change, up }) => (
        <div key={term} className="rounded-card border border-line bg-card p-4 shadow-card md:p-6">
          <dt className="flex items-center justify-between gap-4 text-sm text-muted">
            {term}
            <span className="flex size-10 items-center justify-center rounded-md bg-primary-tint text-primary-text">
              <Icon name={icon} size={20} />
            </span>
          </dt>
          <dd className="text-2xl font-semibold tabular-nums text-strong">{value}</dd>
          <dd className="mt-1 flex items-center gap-1.5 text-sm">
            <Icon
              name={up ? 'demo:trending-up' : 'demo:trending-down'}
              className={up ? 'text-done' : 'text-action'}
            />
            {change}
          </dd>
        </div>
      ))}
    </dl>
  );
}
