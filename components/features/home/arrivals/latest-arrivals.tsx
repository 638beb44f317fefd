import { ButtonLink } from '@/components/ui/action/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { PackageSummary } from '@/lib/domain/package/package';
import { text } from '@/lib/text/text';
import { HomeCard } from '../home-card';
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
    <HomeCard
      id="arrivals-heading"
      title={text('homePage.arrivals.title')}
      more={{ href: '/packages?group=at_warehouse', label: text('homePage.arrivals.viewAll') }}
    >
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
    </HomeCard>
  );
}
