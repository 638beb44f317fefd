import type { StoredLeg } from '@/lib/domain/package/package';
import { trackingStatusOf, type TrackingStatus } from '@/lib/domain/package/tracking';
import type { Calendar } from './days';
import type { Random } from './random';
import type { Route } from './routes/routes';
import type { Scan } from './scans';
import { trackingNumbers } from './tracking-numbers';

interface LegStory {
  route: Route;
  scans: Scan[];
  /** The day it is or would be delivered, relative to day 0. */
  arrivalDay: number;
  signedBy: string;
  /** Whether it is still awaited. */
  awaited: boolean;
}

/** The carrier's estimate: today or later while the parcel moves, else the day originally promised. */
function estimateOf(status: TrackingStatus, { arrivalDay, awaited }: LegStory): number {
  if (!awaited) return arrivalDay;
  if (status === 'out_for_delivery') return Math.max(arrivalDay, 0);
  const moving = ['pending', 'info_received', 'in_transit', 'exception'].includes(status);
  return moving ? Math.max(arrivalDay, 1) : arrivalDay;
}

/** A leg's state after its scans. */
export function legOf(
  story: LegStory,
  { calendar, random }: { calendar: Calendar; random: Random },
): StoredLeg {
  const { route, scans, signedBy } = story;
  const trackingStatus = trackingStatusOf(
    scans.map(({ occurredAt, status }) => ({ occurredAt: occurredAt.toISOString(), status })),
  );
  const deliveredAt = scans.find(({ status }) => status === 'delivered')?.occurredAt;
  return {
    carrier: route.carrier,
    trackingNumber: trackingNumbers[route.kind](random),
    trackingStatus,
    estimatedDelivery: calendar.date(estimateOf(trackingStatus, story)),
    ...(deliveredAt && { deliveredAt: deliveredAt.toISOString(), signedBy }),
  };
}
