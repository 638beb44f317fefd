import { z } from 'zod';
import { analyzePackages, seedPackages } from '@/server/demo-data/many';
import type { CommandContext } from './context';
import { requirePresentCustomer } from './customer';

/** Packages per call: a transaction of PGlite blocks everyone else. */
export const seedLot = 5_000;

const bodySchema = z.object({
  /** E-mail address or suite number. */
  customer: z.string().trim().min(1),
  count: z.int().min(1).max(seedLot),
  /** Whether this is the last batch, after which the planner's statistics are updated. */
  last: z.boolean(),
});

export const seedPackagesResultSchema = z.object({ customer: z.string(), packages: z.int() });

/**
 * Adds made-up packages to a customer, to try out scale.
 * @throws RefusedError when there is no such customer
 */
export async function seedManyPackages(context: CommandContext, body: unknown) {
  const { customer, count, last } = bodySchema.parse(body);
  const { db, clock } = context;
  const account = await requirePresentCustomer(context, customer);
  await seedPackages(db, account, count, clock());
  if (last) await analyzePackages(db);
  return { customer: account.name, packages: count };
}
