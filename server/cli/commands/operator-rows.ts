import { z } from 'zod';
import { operatorCallSchema, type OperatorAnswer } from '@/lib/domain/operator/operator';
import { AppError } from '@/lib/contract/errors';
import { identifyOperator } from '@/server/product-api/operator/keys';
import { runOperatorCall } from '@/server/product-api/operator/run';
import type { CommandContext } from './context';
import { RefusedError } from './refused';

const bodySchema = z.object({
  key: z.string(),
  call: operatorCallSchema,
  rows: z.array(z.unknown()),
  dryRun: z.boolean(),
});

/**
 * Imports an operator's rows by the code of `POST operator/…`.
 * @throws RefusedError with the same message, for a key without permission for the call
 */
export async function operatorRows({ db, clock }: CommandContext, body: unknown): Promise<OperatorAnswer> {
  const { key, call, ...request } = bodySchema.parse(body);
  const now = clock();
  try {
    const operator = await identifyOperator(db, { key, scope: call }, now);
    return await runOperatorCall(db, { operator, call, body: request, now });
  } catch (error) {
    if (error instanceof AppError) throw new RefusedError(`${error.message}.`, { cause: error });
    throw error;
  }
}
