import { z } from 'zod';
import { operatorShipmentSchema, type OperatorShipment } from '@/lib/domain/operator/operator-readings';
import { shipmentStatuses } from '@/lib/domain/shipment/shipment-status';
import {
  operatorShipmentsOf,
  readOperatorShipments,
} from '@/server/database/repositories/operators/operators-read-shipments';
import { warehouseOfShipment } from '@/server/database/repositories/shipments/shipments-write';
import { shipmentActs } from '@/server/product-api/operator/shipments';
import type { CommandContext } from './context';
import { RefusedError, refusing } from './refused';
import { onlyWarehouse, requireWarehouse } from './warehouses';

const filterSchema = z.object({
  warehouse: z.string().trim().optional(),
  suite: z.string().trim().optional(),
  status: z.enum(shipmentStatuses).optional(),
  limit: z.int().min(1).max(200).default(20),
});

export const shipmentListSchema = z.array(operatorShipmentSchema);

/** A warehouse's shipments. @throws RefusedError when there is no such warehouse, or several and none is named */
export async function listShipments({ db }: CommandContext, body: unknown): Promise<OperatorShipment[]> {
  const { warehouse, suite: suiteNumber, ...filter } = filterSchema.parse(body);
  const { id } = await requireWarehouse(db, warehouse ?? (await onlyWarehouse(db)));
  return (await readOperatorShipments(db, id, { ...filter, suiteNumber, after: null })).shipments;
}

/** One shipment. @throws RefusedError when there is none */
export async function showShipment({ db }: CommandContext, body: unknown): Promise<OperatorShipment> {
  const { id } = z.object({ id: z.string().trim() }).parse(body);
  const warehouseId = await warehouseOfShipment(db, id);
  const [shipment] = warehouseId === undefined ? [] : await operatorShipmentsOf(db, warehouseId, [id]);
  if (!shipment) throw new RefusedError(`There is no shipment ${id}.`);
  return shipment;
}

export type ShipmentActName = keyof typeof shipmentActs;
export const shipmentActNames = Object.keys(shipmentActs) as ShipmentActName[];

const changeSchema = z.object({ act: z.enum(shipmentActNames), given: z.unknown() });

/** Answers or moves a shipment by the code of the operators' call. @throws RefusedError with what the call answers */
export async function changeShipment(context: CommandContext, body: unknown): Promise<OperatorShipment> {
  const { act, given } = changeSchema.parse(body);
  return refusing(() => shipmentActs[act].take(context, given));
}
