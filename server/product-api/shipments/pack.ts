import { shipmentRuleOf } from '@/lib/domain/operator/shipment-rule';
import { exceeds, type Charges } from '@/lib/domain/shipment/charges';
import type { Packed } from '@/lib/domain/shipment/shipment';
import type { Database } from '@/server/database';
import { readWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import type { LockedShipment } from '@/server/database/repositories/shipments/shipments-write';
import { applyCreditByRule } from '../credit/by-rule';
import { issueInvoice } from './invoice';
import { moveShipment } from './move';

interface Packing {
  packed: Packed;
  final: Charges;
  /** The operator's own; without it the warehouse's series has the next. */
  invoiceNumber: string | undefined;
}

/**
 * Packs a locked shipment: its final charges become one invoice, at once, or where they exceed the estimate by more than
 * the warehouse tolerates, when the customer confirms them.
 * @throws ShipmentRefused unless it is being prepared, without a package that is held
 */
export async function packShipment(
  tx: Database,
  locked: LockedShipment,
  { packed, final, invoiceNumber }: Packing,
  now: Date,
): Promise<void> {
  const { estimate, warehouseId } = locked.shipment;
  const { tolerance } = shipmentRuleOf(await readWarehouse(tx, warehouseId));
  const unconfirmed = estimate !== null && exceeds(estimate, final, tolerance);
  const columns = { packed, final, unconfirmed, invoiceNumber: invoiceNumber ?? null };
  const numbered = { ...locked, shipment: { ...locked.shipment, ...columns } };
  const invoiceId = unconfirmed ? null : await issueInvoice(tx, numbered, final, now);
  const event = unconfirmed ? ({ kind: 'shipment.confirmation_needed', data: {} } as const) : undefined;
  await moveShipment(
    tx,
    locked,
    { to: 'packed', by: 'warehouse', columns: { ...columns, invoiceId }, ...(event && { event }) },
    now,
  );
  if (invoiceId !== null) await applyCreditByRule(tx, [locked.shipment.accountId], now);
}
