import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import type { Overview } from '@/lib/domain/account/overview';
import { text } from '@/lib/text/text';

/** The shops with the most packages; each links to its packages. */
export function TopMerchants({ merchants }: { merchants: Overview['merchants'] }) {
  const most = Math.max(1, ...merchants.map(({ packages }) => packages));
  return (
    <Card aria-labelledby="merchants-heading">
      <CardHeader id="merchants-heading" title={text('homePage.shops.title')} />
      {merchants.length === 0 && <p className="text-sm text-muted">{text('homePage.shops.none')}</p>}
      <ol className="flex flex-col gap-4 text-sm">
        {merchants.map(({ name, packages }) => (
          <li key={name}>
            <p className="mb-1.5 flex items-baseline justify-between gap-4">
              <Link
                href={`/packages?q=${encodeURIComponent(name)}`}
                prefetch={false}
                dir="auto"
                className="link min-w-0 truncate"
              >
                {name}
              </Link>
              <span className="shrink-0 tabular-nums text-muted">
                {text('homePage.shops.packages', { count: packages })}
              </span>
            </p>
            <div aria-hidden="true" className="bg-surface-500/20 h-2 overflow-hidden rounded-full">
              <div
                className="h-full rounded-full bg-primary-mark"
                style={{ width: `${(packages / most) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
