import type { EventData, EventKind } from '@/lib/domain/event/catalogue';
import type { NewEvent } from '@/server/database/repositories/events/record-events';
import type { ShipmentRow } from '@/server/database/repositories/shipments/shipments-write';

type ShipmentKind = Extract<EventKind, `shipment.${string}`>;

/** What happened to a shipment, as `recordEvents` takes it. */
export type ShipmentEvent = { [K in ShipmentKind]: { kind: K; data: EventData<K> } }[ShipmentKind];

/** What happened to a shipment; what is no news only pages are told of. */
export function recordedOfShipment(
  { id: subjectId, accountId, warehouseId }: ShipmentRow,
  event: ShipmentEvent = { kind: 'shipment.changed', data: {} },
): NewEvent {
  return { ...event, accountId, warehouseId, subjectId };
}
