import { operatorCalls, type OperatorAnswer, type OperatorCall } from '@/lib/domain/operator/operator';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { digestOf } from '@/server/database/ids';
import { readJson } from '../http/body';
import type { ProductDependencies } from '../http/caller';
import { admitOperator } from './admit';
import type { ManagingCall } from './managing';
import { operatorMessageCalls } from './messages';
import { operatorRateCalls } from './rates';
import { operatorReadings } from './reads';
import { runOperatorCall } from './run';
import { operatorWebhookCalls } from './webhooks';

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
  dependencies: ProductDependencies,
): Promise<OperatorAnswer> {
  const { operator, now } = await admitOperator(request, call, dependencies);
  const body = await readJson(request);
  const idempotency = idempotencyOf(request, call, body);
  return runOperatorCall(dependencies.db, { operator, call, body, idempotency, now });
}

type Call = (request: Request, dependencies: ProductDependencies) => Promise<unknown>;

/** The calls about one thing, by name; two of a name have different methods. */
export const managingCalls: readonly (readonly [name: string, call: ManagingCall])[] = [
  ...Object.entries(operatorWebhookCalls),
  ...Object.entries(operatorMessageCalls),
  ...operatorRateCalls,
];

/**
 * The calls of operators' systems, by API key: `POST operator/packages`, `GET operator/packages` and so on (data-model
 * "Product API").
 */
export const operatorCallTable: Record<string, Call> = {
  ...Object.fromEntries(
    operatorCalls.map((call): [string, Call] => [
      `POST operator/${call}`,
      (request, dependencies) => answerCall(call, request, dependencies),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(operatorReadings).map(([name, { answer }]) => [`GET operator/${name}`, answer]),
  ),
  ...Object.fromEntries(managingCalls.map(([name, { method, run }]) => [`${method} operator/${name}`, run])),
};
