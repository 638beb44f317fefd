import { z } from 'zod';
import { operatorShipmentPageSchema } from '@/lib/domain/operator/operator-readings';
import { shipmentStatuses } from '@/lib/domain/shipment/shipment-status';
import { idSchema, oneOf } from '@/lib/domain/values/inputs';
import {
  readOperatorShipments,
  shipmentOrder,
} from '@/server/database/repositories/operators/operators-read-shipments';
import { pageOf } from '../../http/paging';
import { suiteSchema, timeSchema } from '../fields';
import { nameKeySchema, pageQuery, reading } from './reading';

const querySchema = z.strictObject({
  id: idSchema.optional(),
  suiteNumber: suiteSchema.optional(),
  status: oneOf(shipmentStatuses).optional(),
  updatedSince: timeSchema.optional(),
  ...pageQuery,
});

/** GET operator/shipments. */
export const shipments = reading({
  scope: 'shipments:read',
  query: querySchema,
  page: operatorShipmentPageSchema,
  read: (db, warehouseId, query) =>
    readOperatorShipments(db, warehouseId, { ...query, ...pageOf(query, shipmentOrder, nameKeySchema) }),
});
