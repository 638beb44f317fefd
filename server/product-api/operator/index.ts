import { operatorCalls, type OperatorAnswer, type OperatorCall } from '@/lib/domain/operator/operator';
import { readJson } from '../http/body';
import type { ProductDependencies } from '../http/caller';
import { idempotencyOf } from '../http/idempotency';
import { admitOperator } from './admit';
import { operatorErasureCalls } from './erase-customer';
import type { ManagingCall } from './managing';
import { operatorMessageCalls } from './messages';
import { operatorPaymentCalls } from './payment-issues';
import { operatorRateCalls } from './rates';
import { operatorShipmentCalls } from './shipments';
import { operatorReadings } from './reads';
import { runOperatorCall } from './run';
import { operatorWebhookCalls } from './webhooks';

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
  ...Object.entries(operatorShipmentCalls),
  ...Object.entries(operatorPaymentCalls),
  ...Object.entries(operatorErasureCalls),
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
