import type { OperatorScope } from '@/lib/domain/operator/operator';
import type { ProductDependencies } from '../http/caller';
import { identifyOperator, limitOperator, type Operator } from './keys';

/**
 * The operator of a request's key, with the call counted.
 * @throws AppError 1030 for an unknown or revoked key, 1040 when it lacks the scope, 1043 after 120 calls a minute
 */
export async function admitOperator(
  request: Request,
  scope: OperatorScope,
  { db, clock }: Pick<ProductDependencies, 'db' | 'clock'>,
): Promise<{ operator: Operator; now: Date }> {
  const key = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const now = clock();
  const operator = await identifyOperator(db, { key, scope }, now);
  await limitOperator(db, operator, now);
  return { operator, now };
}
