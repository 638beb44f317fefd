import Link from 'next/link';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { PackageSummary } from '@/lib/domain/package/package';
import { text } from '@/lib/text/text';
import { toArrival } from './arrival';
import { ArrivalsSection } from './arrivals-section';

interface LatestArrivalsProps {
  items: PackageSummary[];
  /** RFC 3339. */
  now: string;
  timeZone: string;
}

/** The packages received last, those first that changed last. */
export function LatestArrivals({ items, now, timeZone }: LatestArrivalsProps) {
  const arrivals = items
    .map((item) => toArrival(item, { now, timeZone }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Card aria-labelledby="arrivals-heading">
      <CardHeader
        id="arrivals-heading"
        title={text('homePage.arrivals.title')}
        action={
          <Link href="/packages?group=at_warehouse" prefetch={false} className="link text-sm">
            {text('homePage.arrivals.viewAll')}
          </Link>
        }
      />
      {items.length === 0 ? (
        <EmptyState
          title={text('homePage.arrivals.emptyTitle')}
          action={<ButtonLink href="/account">{text('homePage.arrivals.viewAddress')}</ButtonLink>}
        >
          {text('homePage.arrivals.emptyText')}
        </EmptyState>
      ) : (
        <ArrivalsSection arrivals={arrivals} />
      )}
    </Card>
  );
}
