import { instantSchema } from '@/lib/domain/values/common';
import { idQuerySchema } from '@/lib/domain/values/inputs';
import { shipmentQuerySchema, type Shipment, type ShipmentPage } from '@/lib/domain/shipment/shipment';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import {
  listShipments,
  readShipment,
  shipmentSort,
} from '@/server/database/repositories/shipments/shipments-read';
import { toShipment } from '@/server/database/repositories/shipments/shipments-view';
import type { Caller, ProductDependencies } from '../http/caller';
import { parseQuery } from '../http/input';
import { pageOf } from '../http/paging';

export const noSuchShipment = () => new AppError(ErrorCode.pathNotFound, text('answersPage.noShipment'));

/** A shipment of the account. @throws AppError 1001 */
export async function ownShipment(db: Database, accountId: string, id: string, now: Date): Promise<Shipment> {
  const found = await readShipment(db, { accountId }, id);
  if (!found) throw noSuchShipment();
  return toShipment(found, now);
}

/** GET getMyShipments: newest first. */
export async function getMyShipments(
  request: Request,
  { account }: Caller,
  { db, clock }: ProductDependencies,
): Promise<ShipmentPage> {
  const query = parseQuery(shipmentQuerySchema, request);
  const page = pageOf(query, shipmentSort, instantSchema);
  return listShipments(db, account.id, { ...query, ...page }, clock());
}

/** GET getMyShipment: another account's id is answered like one that does not exist (security 18). */
export async function getMyShipment(
  request: Request,
  { account }: Caller,
  { db, clock }: ProductDependencies,
): Promise<Shipment> {
  const { id } = parseQuery(idQuerySchema, request);
  return ownShipment(db, account.id, id, clock());
}
