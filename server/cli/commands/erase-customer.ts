import { z } from 'zod';
import type { Erasure } from '@/lib/domain/operator/erasure';
import { eraseCustomer } from '@/server/product-api/operator/erase-customer';
import type { CommandContext } from './context';
import { requireCustomer } from './customer';
import { refusing } from './refused';

const bodySchema = z.object({ customer: z.string().trim().min(1), dryRun: z.boolean() });

/** Erases a customer by the code of the operators' call. @throws RefusedError with what the call answers */
export async function eraseByCommand(context: CommandContext, body: unknown): Promise<Erasure> {
  const { customer, dryRun } = bodySchema.parse(body);
  const { warehouseId, suiteNumber } = await requireCustomer(context, customer);
  return refusing(() => eraseCustomer(context, { warehouseId, suiteNumber, dryRun }));
}
