import Link from 'next/link';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { PackageSummary } from '@/lib/domain/package/package';
import { toArrival } from './arrival';
import { ArrivalsSection } from './arrivals-section';

interface LatestArrivalsProps {
  items: PackageSummary[];
  /** RFC 3339. */
  now: string;
  timeZone: string;
}

/** The packages received last. */
export function LatestArrivals({ items, now, timeZone }: LatestArrivalsProps) {
  return (
    <Card aria-labelledby="arrivals-heading">
      <CardHeader
        id="arrivals-heading"
        title="Latest arrivals"
        action={
          <Link href="/packages?group=at_warehouse" prefetch={false} className="link text-sm">
            All at the warehouse
          </Link>
        }
      />
      {items.length === 0 ? (
        <EmptyState
          title="Nothing at the warehouse"
          action={<ButtonLink href="/account">Your warehouse address</ButtonLink>}
        >
          Give shops your warehouse address with your suite number; what they send appears here.
        </EmptyState>
      ) : (
        <ArrivalsSection arrivals={items.map((item) => toArrival(item, { now, timeZone }))} />
      )}
    </Card>
  );
}
