import type { Shipment } from '@/lib/domain/shipment/shipment';

/** The day on which the last parcel is expected, `YYYY-MM-DD`; undefined while one of them has no estimate. */
export function arrivalOf({ tracking }: Pick<Shipment, 'tracking'>): string | undefined {
  const open = tracking.filter(({ deliveredAt }) => deliveredAt === undefined);
  const days = open.flatMap(({ estimatedDelivery }) => estimatedDelivery ?? []);
  return days.length === open.length ? days.toSorted().at(-1) : undefined;
}
