import { AppError, ErrorCode } from '@/lib/contract/errors';
import type { ShipmentRequest } from '@/lib/domain/shipment/shipment-changes';
import { packageStatusIn } from '@/lib/domain/shipment/shipment-status';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import type { AccountRow } from '@/server/database/repositories/accounts/accounts';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import {
  lockPackages,
  serialiseAccount,
  type PackageRow,
} from '@/server/database/repositories/packages/tracking';
import {
  addShipment,
  liveShipmentsOf,
  type ShipmentRow,
} from '@/server/database/repositories/shipments/shipments-write';
import { agreedQuote } from './agreed-quote';
import { moveShipment } from './move';
import { recordedOfShipment } from './record';
import { notAllowed } from '../not-allowed';

/** The packages of a request, locked. @throws AppError 1001, 1042 for one that can't be shipped now */
async function shippable(tx: Database, accountId: string, ids: readonly string[]): Promise<PackageRow[]> {
  await serialiseAccount(tx, accountId);
  const rows = await lockPackages(tx, ids, accountId);
  const packages = ids.flatMap((id) => rows.get(id) ?? []);
  if (packages.length < ids.length) throw new AppError(ErrorCode.pathNotFound, text('answersPage.noPackage'));
  const busy = await liveShipmentsOf(tx, ids);
  for (const { id, reference, status } of packages) {
    if (busy.has(id)) throw notAllowed(text('answersPage.packageInShipment', { reference }));
    if (status !== packageStatusIn.quote_requested)
      throw notAllowed(text('answersPage.packageNotShippable', { reference }));
  }
  return packages;
}

/**
 * Asks the warehouse to ship packages that are in its storage, for a quote that was agreed on; without one the warehouse
 * is asked for its price first. Call it within a transaction.
 * @returns the shipment's id
 * @throws AppError 1001 for a package or quote that is not the account's, 1010 for a quote of something else, 1041 for one
 * that holds no longer, 1042 for a package that can't be shipped now
 */
export async function placeShipment(
  tx: Database,
  account: Pick<AccountRow, 'id' | 'warehouseId'>,
  request: ShipmentRequest,
  now: Date,
): Promise<string> {
  const packages = await shippable(tx, account.id, request.packageIds);
  const quote = await agreedQuote(tx, request, { account, now });
  const { address, options, onHold, note } = request;
  const asked = { status: 'quote_requested', at: now.toISOString(), by: 'customer' } as const;
  const shipment: ShipmentRow = {
    id: newId('shp'),
    accountId: account.id,
    warehouseId: account.warehouseId,
    status: 'quote_requested',
    statusChangedAt: now,
    address,
    service: quote?.service ?? null,
    options,
    onHold,
    note: note || null,
    quoteId: quote?.id ?? null,
    quote: null,
    estimate: quote?.estimate ?? null,
    packed: null,
    final: null,
    invoiceNumber: null,
    unconfirmed: false,
    invoiceId: null,
    history: quote ? [] : [asked],
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  await addShipment(tx, shipment, request.packageIds);
  if (quote) {
    const event = { kind: 'shipment.requested', data: {} } as const;
    await moveShipment(tx, { shipment, packages }, { to: 'requested', by: 'customer', event }, now);
  } else {
    const event = { kind: 'shipment.quote_requested', data: {} } as const;
    await recordEvents(tx, [recordedOfShipment(shipment, event)], now);
  }
  return shipment.id;
}
