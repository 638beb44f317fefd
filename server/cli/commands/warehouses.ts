import currencyOfCountry from 'country-to-currency';
import { z } from 'zod';
import { newWarehouseSchema, warehouseChangesSchema, warehouseWith } from '@/lib/domain/operator/warehouse';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import {
  addWarehouse,
  changeWarehouse,
  findWarehouse,
  listWarehouses as listRows,
  warehouseCodes,
  type WarehouseRow,
} from '@/server/database/repositories/operators/operators-warehouses';
import { checked } from './checked';
import type { CommandContext } from './context';
import { RefusedError } from './refused';

const noWarehouse = 'There are none yet: npm run waybill -- setup.';

/** The code of the only warehouse. @throws RefusedError when there are several, or none */
export async function onlyWarehouse(db: Database): Promise<string> {
  const [code, ...more] = await warehouseCodes(db);
  if (code === undefined) throw new RefusedError(`A warehouse is needed. ${noWarehouse}`);
  if (more.length > 0)
    throw new RefusedError(`Name the warehouse by --warehouse: ${[code, ...more].join(', ')}.`);
  return code;
}

/** The warehouse of a code. @throws RefusedError with the codes that there are */
export async function requireWarehouse(db: Database, code: string): Promise<WarehouseRow> {
  const row = await findWarehouse(db, code);
  if (row) return row;
  const codes = await warehouseCodes(db);
  const right = codes.length > 0 ? `Give one of: ${codes.join(', ')}.` : noWarehouse;
  throw new RefusedError(`There is no warehouse "${code}". ${right}`);
}

export const warehouseResultSchema = z.object({ code: z.string(), name: z.string() });

/** The currency of a country; undefined for what is none. */
export const usualCurrency = (country: unknown): string | undefined =>
  (currencyOfCountry as Record<string, string>)[String(country).toUpperCase()];

/**
 * Creates a warehouse, in the currency of its country unless another is named.
 * @throws RefusedError naming each invalid field, or when the code is taken
 */
export async function createWarehouse({ db }: CommandContext, body: unknown) {
  const given = warehouseChangesSchema.parse(body);
  const currency = usualCurrency(given.address?.countryCode);
  const warehouse = checked(newWarehouseSchema, warehouseWith({ ...(currency && { currency }) }, given));
  const { code, name } = warehouse;
  if (!(await addWarehouse(db, { id: newId('whs'), ...warehouse })))
    throw new RefusedError(`There is a warehouse "${code}" already; "warehouse update ${code}" changes it.`);
  return { code, name };
}

/** Changes what the body names of a warehouse; the code stays. @throws RefusedError as above */
export async function updateWarehouse({ db }: CommandContext, body: unknown) {
  const { code, ...changes } = z.looseObject({ code: z.string().trim() }).parse(body);
  const { id, ...before } = await requireWarehouse(db, code);
  const after = warehouseWith(before, warehouseChangesSchema.parse(changes));
  const warehouse = checked(newWarehouseSchema, after);
  await changeWarehouse(db, { id, ...warehouse });
  return { code: warehouse.code, name: warehouse.name };
}

export const warehouseListSchema = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    country: z.string(),
    timeZone: z.string(),
    hours: z.string(),
    contact: z.string(),
    currency: z.string(),
    storageRule: newWarehouseSchema.shape.storageRule,
    tax: newWarehouseSchema.shape.tax,
    unitSystem: newWarehouseSchema.shape.unitSystem,
    messageRules: newWarehouseSchema.shape.messageRules,
    brand: newWarehouseSchema.shape.brand,
    shipmentRule: newWarehouseSchema.shape.shipmentRule,
    creditRule: newWarehouseSchema.shape.creditRule,
    customers: z.int(),
  }),
);

/** All warehouses by code. */
export async function listWarehouses({ db }: CommandContext): Promise<z.infer<typeof warehouseListSchema>> {
  const rows = await listRows(db);
  return rows.map(({ warehouse: { id: _, address, taxId: __, ...shown }, customers }) => ({
    ...shown,
    country: address.countryCode,
    customers,
  }));
}
