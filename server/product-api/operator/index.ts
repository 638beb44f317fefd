import { operatorCalls, type OperatorAnswer, type OperatorCall } from '@/lib/domain/operator/operator';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { digestOf } from '@/server/database/ids';
import { readJson } from '../http/body';
import type { ProductDependencies } from '../http/caller';
import { identifyOperator, limitOperator } from './keys';
import { runOperatorCall } from './run';

const keyForm = /^[\x21-\x7e]{1,200}$/;

function idempotencyOf(request: Request, call: OperatorCall, body: unknown) {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!keyForm.test(key)) {
    const message = 'Idempotency-Key must be 1 to 200 visible ASCII characters';
    throw new AppError(ErrorCode.validationFailed, message);
  }
  return { key, requestDigest: digestOf(`${call}\n${JSON.stringify(body)}`) };
}

async function answerCall(
  call: OperatorCall,
  request: Request,
  { db, clock }: ProductDependencies,
): Promise<OperatorAnswer> {
  const key = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const now = clock();
  const operator = await identifyOperator(db, { key, call }, now);
  await limitOperator(db, operator, now);
  const body = await readJson(request);
  return runOperatorCall(db, { operator, call, body, idempotency: idempotencyOf(request, call, body), now });
}

type Call = (request: Request, dependencies: ProductDependencies) => Promise<OperatorAnswer>;

/** The calls of operators' systems, by API key: `POST operator/packages` and so on (data-model "Product API"). */
export const operatorCallTable: Record<string, Call> = Object.fromEntries(
  operatorCalls.map((call) => [
    `POST operator/${call}`,
    (request: Request, dependencies: ProductDependencies) => answerCall(call, request, dependencies),
  ]),
);
