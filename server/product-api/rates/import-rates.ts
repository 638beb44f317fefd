import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { compareRates } from '@/lib/domain/rates/sample-parcels';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import { serialiseWarehouse } from '@/server/database/repositories/operators/operators-requests';
import { addRateSet, rateSetFrom, rateSetOn } from '@/server/database/repositories/rates/rate-sets';
import type { RateIssue } from './rate-issue';
import { readRates } from './read-rates';

const outcomeSchema = z.union([
  z.object({ amount: z.int(), currency: z.string() }),
  z.object({ code: z.string() }),
  z.null(),
]);

/** What a service asks for a sample parcel by the rates that counted on the day, and by the new ones. */
const comparisonSchema = z.object({
  /** Grams. */
  weight: z.int(),
  /** Millimetres. */
  dimensions: z.object({ length: z.int(), width: z.int(), height: z.int() }),
  countryCode: z.string(),
  service: z.string(),
  before: outcomeSchema,
  after: outcomeSchema,
});

export const importedSchema = z.object({
  outcome: z.enum(['created', 'unchanged']),
  /** Of the set that has the rates; none after a dry run that would make one. */
  id: z.string().optional(),
  dryRun: z.boolean(),
  validFrom: z.string(),
  comparisons: z.array(comparisonSchema),
});
export type Imported = z.infer<typeof importedSchema>;

interface Given {
  warehouseId: string;
  csv: string;
  dryRun: boolean;
  now: Date;
}

/**
 * Imports a rates file whole, as a set of its own; the same rates as the latest of their first day change nothing. The
 * comparison is with the rates that count so far on the first day of the new ones.
 * @returns what is wrong with the file, in which case nothing is stored
 */
export async function importRates(
  db: Database,
  { warehouseId, csv, dryRun, now }: Given,
): Promise<Imported | { issues: RateIssue[] }> {
  const reading = readRates(csv);
  if ('issues' in reading) return reading;
  const { rates } = reading;
  return db.transaction(async (tx) => {
    await serialiseWarehouse(tx, warehouseId);
    const latest = await rateSetFrom(tx, warehouseId, rates.validFrom);
    const before = await rateSetOn(tx, warehouseId, rates.validFrom);
    const told = { dryRun, validFrom: rates.validFrom, comparisons: compareRates(before?.rates, rates) };
    if (latest && isDeepStrictEqual(latest.rates, rates))
      return { outcome: 'unchanged', id: latest.id, ...told };
    if (dryRun) return { outcome: 'created', ...told };
    const id = newId('rts');
    await addRateSet(tx, { id, warehouseId, rates, createdAt: now });
    return { outcome: 'created', id, ...told };
  });
}
