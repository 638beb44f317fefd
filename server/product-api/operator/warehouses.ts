import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { creditRules } from '@/lib/domain/billing/credit-rule';
import { messageChannels } from '@/lib/domain/notification/message';
import { newWarehouseSchema, warehouseWith } from '@/lib/domain/operator/warehouse';
import {
  changeWarehouse,
  readWarehouse,
  type WarehouseRow,
} from '@/server/database/repositories/operators/operators-warehouses';
import { issuesOf } from '../tracking/carriers/issues';
import { currencySchema, text } from './fields';
import { eachRow, reject, RowRejected, type Book, type RowContext } from './rows';

/** What a row names of the key's warehouse. Its parts are checked as those of the commands, together with the rest. */
export const warehouseRowSchema = z.strictObject({
  code: text(10),
  name: text(80).optional(),
  address: z
    .strictObject({
      line1: text(120).optional(),
      line2: text(120).nullish(),
      locality: text(120).optional(),
      administrativeArea: text(120).nullish(),
      postalCode: text(20).nullish(),
      countryCode: text(2).optional(),
      phone: text(20).nullish(),
    })
    .optional(),
  timeZone: text(64).optional(),
  hours: text(120).optional(),
  contact: text(254).optional(),
  currency: currencySchema.optional(),
  /** Days from the receipt of a package, and minor units of the currency. */
  storageRule: z
    .strictObject({
      freeDays: z.int().optional(),
      keptDays: z.int().optional(),
      feePerDay: z.int().optional(),
    })
    .nullish(),
  tax: z.strictObject({ category: text(40).optional(), rate: z.number().optional() }).nullish(),
  taxId: text(40).nullish(),
  unitSystem: z.enum(['metric', 'imperial']).nullish(),
  /** A kind's rule is `off` or the channels beside the portal; null is as usual. */
  messageRules: z
    .strictObject({
      kinds: z
        .record(z.string(), z.union([z.literal('off'), z.array(z.enum(messageChannels))]).nullable())
        .optional(),
      storageDays: z.array(z.int()).optional(),
      invoiceDays: z.int().optional(),
    })
    .nullish(),
  brand: z.strictObject({ colour: text(7).optional(), logo: text(2000).nullish() }).nullish(),
  /** Per cent, what invoice numbers begin with, and days. */
  shipmentRule: z
    .strictObject({
      tolerance: z.number().optional(),
      invoiceSeries: text(20).optional(),
      dueDays: z.int().optional(),
    })
    .nullish(),
  creditRule: z.enum(creditRules).optional(),
});

/** The warehouse of the request's key, as its rows have changed it so far. */
class WarehouseBook implements Book {
  warehouse: WarehouseRow;
  private readonly asRead: WarehouseRow;
  private readonly context: RowContext;

  private constructor(context: RowContext, warehouse: WarehouseRow) {
    this.context = context;
    this.asRead = this.warehouse = warehouse;
  }

  /** The request has locked the warehouse (`serialiseWarehouse`). */
  static async open(context: RowContext): Promise<WarehouseBook> {
    return new WarehouseBook(context, await readWarehouse(context.tx, context.operator.warehouseId));
  }

  async flush(): Promise<void> {
    if (this.warehouse !== this.asRead) await changeWarehouse(this.context.tx, this.warehouse);
  }
}

/**
 * POST operator/warehouses: changes what a row names of the key's own warehouse; its code stays. Others are made by
 * command, for a key belongs to one.
 */
export const takeWarehouses = eachRow(
  warehouseRowSchema,
  (_rows, context) => WarehouseBook.open(context),
  ({ code, ...changes }, book) => {
    const { id, ...before } = book.warehouse;
    if (code !== before.code) reject('code', `is not that of this key's warehouse, ${before.code}`);
    const after = newWarehouseSchema.safeParse(warehouseWith(before, changes));
    if (!after.success) throw new RowRejected(issuesOf(after.error));
    if (isDeepStrictEqual(after.data, before)) return { outcome: 'unchanged', id, issues: [] };
    book.warehouse = { id, ...after.data };
    return { outcome: 'updated', id, issues: [] };
  },
);
