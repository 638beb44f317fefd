import { z } from 'zod';
import { dateSchema } from '@/lib/domain/values/common';
import { importedSchema, importRates as store } from '@/server/product-api/rates/import-rates';
import { rateIssueSchema } from '@/server/product-api/rates/rate-issue';
import { showRates as show, type ShownRates } from '@/server/product-api/rates/show-rates';
import { checked } from './checked';
import type { CommandContext } from './context';
import { requireWarehouse } from './warehouses';

const importSchema = z.object({ warehouse: z.string(), csv: z.string(), dryRun: z.boolean() });

export const importResultSchema = z.union([
  importedSchema,
  z.object({ issues: z.array(rateIssueSchema).min(1) }),
]);

/** Imports a rates file by the code of `POST operator/rates`; what is wrong with it is an answer. @throws RefusedError */
export async function importRates({ db, clock }: CommandContext, body: unknown) {
  const { warehouse, ...file } = importSchema.parse(body);
  const { id: warehouseId } = await requireWarehouse(db, warehouse);
  return store(db, { warehouseId, ...file, now: clock() });
}

const showSchema = z.object({ warehouse: z.string(), day: dateSchema.optional() });

/** The rates of a warehouse on a day, today by default. @throws RefusedError */
export async function showRates({ db, clock }: CommandContext, body: unknown): Promise<ShownRates> {
  const { warehouse, day } = checked(showSchema, body);
  const { id } = await requireWarehouse(db, warehouse);
  return show(db, id, { day, now: clock() });
}
