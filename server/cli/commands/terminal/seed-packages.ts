import { formatNumber } from '@/lib/format';
import { seedLot, seedPackagesResultSchema } from '../seed-packages';
import type { Connection } from './connect';
import { UsageError } from './usage';

const most = 1_000_000;

interface SeedArguments {
  customer: string;
  count: number;
}

/** Checks the arguments of `seed-packages`. @throws UsageError */
export function seedArguments(values: {
  customer?: string | undefined;
  count?: string | undefined;
}): SeedArguments {
  const { customer, count = '' } = values;
  if (!customer) throw new UsageError('Name the customer: --customer ada@waybill.example');
  const packages = /^\d{1,7}$/.test(count) ? Number(count) : 0;
  if (packages < 1 || packages > most)
    throw new UsageError(`--count must be a whole number from 1 to ${formatNumber(most)}`);
  return { customer, count: packages };
}

/** `seed-packages`: adds made-up packages to a customer, to try out scale. @returns the exit code */
export async function runSeedPackages(
  connection: Connection,
  { customer, count }: SeedArguments,
): Promise<number> {
  let name = '';
  for (let done = 0; done < count; done += seedLot) {
    const lot = Math.min(seedLot, count - done);
    const body = { customer, count: lot, last: done + lot === count };
    const answer = seedPackagesResultSchema.parse(await connection.run('seed-packages', body));
    name = answer.customer;
  }
  console.log(`${name} has ${formatNumber(count)} packages more.`);
  return 0;
}
