import { z } from 'zod';
import { newWarehouseSchema } from '@/lib/domain/operator/warehouse';
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

/** The warehouse of a code. @throws RefusedError with the codes that there are */
export async function requireWarehouse(db: Database, code: string): Promise<WarehouseRow> {
  const row = await findWarehouse(db, code);
  if (row) return row;
  const codes = await warehouseCodes(db);
  const right =
    codes.length > 0 ? `Give one of: ${codes.join(', ')}.` : 'There are none yet: npm run waybill -- setup.';
  throw new RefusedError(`There is no warehouse "${code}". ${right}`);
}

const partSchema = z.record(z.string(), z.unknown());
const givenSchema = z.looseObject({ address: partSchema.default({}) });

/** The address bears the warehouse's name. */
const named = ({ address, ...rest }: z.infer<typeof givenSchema>) => ({
  ...rest,
  address: { ...address, name: rest.name },
});

export const warehouseResultSchema = z.object({ code: z.string(), name: z.string() });

/** Creates a warehouse. @throws RefusedError naming each invalid field, or when the code is taken */
export async function createWarehouse({ db }: CommandContext, body: unknown) {
  const warehouse = checked(newWarehouseSchema, named(givenSchema.parse(body)));
  const { code, name } = warehouse;
  if (!(await addWarehouse(db, { id: newId('whs'), ...warehouse })))
    throw new RefusedError(`There is a warehouse "${code}" already; "warehouse update ${code}" changes it.`);
  return { code, name };
}

/** Changes what the body names of a warehouse; the code stays. @throws RefusedError as above */
export async function updateWarehouse({ db }: CommandContext, body: unknown) {
  const { code, ...changes } = z.looseObject({ code: z.string().trim() }).parse(body);
  const { id, ...before } = await requireWarehouse(db, code);
  const { address, ...rest } = givenSchema.parse(changes);
  const after = { ...before, ...rest, address: { ...before.address, ...address } };
  const warehouse = checked(newWarehouseSchema, named(after));
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
    customers: z.int(),
  }),
);

/** All warehouses by code. */
export async function listWarehouses({ db }: CommandContext): Promise<z.infer<typeof warehouseListSchema>> {
  const rows = await listRows(db);
  return rows.map(({ warehouse: { code, name, address, timeZone, hours, contact }, customers }) => ({
    code,
    name,
    country: address.countryCode,
    timeZone,
    hours,
    contact,
    customers,
  }));
}
