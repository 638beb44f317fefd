import { z } from 'zod';
import { dateSchema, instantSchema } from '@/lib/domain/values/common';
import { calendarDay } from '@/lib/format/calendar-day';
import type { Database } from '@/server/database';
import { readWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import { listRateSets, rateSetOn, type RateSetRow } from '@/server/database/repositories/rates/rate-sets';
import { writeRates } from './write-rates';

/** The most sets that are listed. */
const mostSets = 100;

const setSchema = z.object({
  id: z.string(),
  validFrom: dateSchema,
  validTo: dateSchema.optional(),
  createdAt: instantSchema,
});

export const shownRatesSchema = z.object({
  /** The day that was asked for, of the warehouse's calendar. */
  day: dateSchema,
  /** The set that counts on the day, as a file; none where the warehouse has no rates for it. */
  current: setSchema
    .extend({ services: z.array(z.string()), zones: z.array(z.string()), csv: z.string() })
    .optional(),
  /** The newest sets of the warehouse, whenever they count: the ones that begin last first, at most 100. */
  sets: z.array(setSchema),
});
export type ShownRates = z.infer<typeof shownRatesSchema>;

const toSet = ({ id, validFrom, validTo, createdAt }: Omit<RateSetRow, 'rates' | 'warehouseId'>) => ({
  id,
  validFrom,
  ...(validTo !== null && { validTo }),
  createdAt: createdAt.toISOString(),
});

const toCurrent = (row: RateSetRow): ShownRates['current'] => ({
  ...toSet(row),
  services: row.rates.services.map(({ name }) => name),
  zones: row.rates.zones.map(({ name }) => name),
  csv: writeRates(row.rates),
});

/** What rates a warehouse has, and those of a day: today's unless another is named. */
export async function showRates(
  db: Database,
  warehouseId: string,
  { day, now }: { day: string | undefined; now: Date },
): Promise<ShownRates> {
  const { timeZone } = await readWarehouse(db, warehouseId);
  const asked = day ?? calendarDay(now, timeZone);
  const current = await rateSetOn(db, warehouseId, asked);
  const sets = await listRateSets(db, warehouseId, mostSets);
  return { day: asked, ...(current && { current: toCurrent(current) }), sets: sets.map(toSet) };
}
