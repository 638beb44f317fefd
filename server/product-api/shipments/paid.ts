import type { Database } from '@/server/database';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import type { InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';
import { lockShipment, shipmentsToPay } from '@/server/database/repositories/shipments/shipments-write';
import { moveShipment, ShipmentRefused } from './move';
import { recordedOfShipment } from './record';

/**
 * Lets shipments go on whose invoice is paid now: their warehouse is told, and one that waited for the payment is packed
 * again, ready to leave (decision 064). One with a held package stays where it is. The account must be locked.
 */
export async function goOnPaid(tx: Database, invoices: readonly InvoiceRow[], now: Date): Promise<void> {
  const paid = invoices.filter(({ status }) => status === 'paid').map(({ id }) => id);
  const event = { kind: 'shipment.paid', data: {} } as const;
  for (const { id, accountId } of await shipmentsToPay(tx, paid)) {
    const locked = await lockShipment(tx, { accountId }, id);
    if (!locked) continue;
    const tell = () => recordEvents(tx, [recordedOfShipment(locked.shipment, event)], now);
    if (locked.shipment.status !== 'awaiting_payment') {
      await tell();
      continue;
    }
    try {
      await moveShipment(tx, locked, { to: 'packed', by: 'customer', event }, now);
    } catch (error) {
      if (!(error instanceof ShipmentRefused)) throw error;
      await tell();
    }
  }
}
