import type { Leg, TrackingStatus } from '@/lib/domain/package/tracking';
import type { Calendar } from './days';
import type { Place } from './places';
import type { Step } from './routes/leg-steps';

/** An event of the demo data before it is stored. */
export interface Scan {
  leg: Leg;
  occurredAt: Date;
  status: TrackingStatus;
  message: string;
  place?: Place;
  source: 'carrier' | 'operator' | 'customer';
}

/** Assigns the steps of a leg to calendar times. */
export function scansOf(
  leg: 'inbound' | 'outbound',
  steps: Step[],
  firstDay: number,
  calendar: Calendar,
): Scan[] {
  return steps.map(({ day, minute, place, status, message }) => {
    const occurredAt = calendar.at(firstDay + day, minute, place.timeZone);
    return { leg, occurredAt, status, message, place, source: 'carrier' };
  });
}

export const byTime = (a: Scan, b: Scan) => a.occurredAt.getTime() - b.occurredAt.getTime();
