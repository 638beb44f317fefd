import {
  operatorRequestSchema,
  type OperatorAnswer,
  type OperatorCall,
  type OperatorRequest,
  type RowResult,
} from '@/lib/domain/operator/operator';
import { schema, type Database } from '@/server/database';
import { serialiseWarehouse } from '@/server/database/repositories/operators/operators-requests';
import { answerOnce, type Idempotency } from '../http/idempotency';
import { parseShape } from '../http/input';
import { takeBounces } from './bounces';
import { takeCreditNotes } from './credit-notes';
import { takeCustomers } from './customers';
import { takeEvents } from './events';
import { takeInvoices } from './invoices';
import type { Operator } from './keys';
import { takeOnboardingTokens, tokenOf } from './onboarding-tokens';
import { takePackages } from './packages';
import { takePayments } from './payments';
import { takeRefunds } from './refunds';
import type { RowsHandler } from './rows';
import { takeWarehouses } from './warehouses';

const handlers: Record<OperatorCall, RowsHandler> = {
  packages: takePackages,
  events: takeEvents,
  invoices: takeInvoices,
  payments: takePayments,
  creditNotes: takeCreditNotes,
  refunds: takeRefunds,
  onboardingTokens: takeOnboardingTokens,
  customers: takeCustomers,
  warehouses: takeWarehouses,
  bounces: takeBounces,
};

/** Rolls back a dry run. */
class DryRun extends Error {
  readonly answer: OperatorAnswer;

  constructor(answer: OperatorAnswer) {
    super('A dry run stores nothing');
    this.answer = answer;
  }
}

export interface OperatorInput {
  operator: Operator;
  call: OperatorCall;
  body: unknown;
  idempotency?: Idempotency | undefined;
  now: Date;
}

/** Tokens are never stored: they are derived again from the key for its holder. */
function withTokens(answer: OperatorAnswer, { operator, call }: OperatorInput): OperatorAnswer {
  if (call !== 'onboardingTokens' || answer.dryRun) return answer;
  const rows = answer.rows.map((row) =>
    row.id !== undefined && (row.outcome === 'created' || row.outcome === 'updated')
      ? { ...row, token: tokenOf(operator, row.id) }
      : row,
  );
  return { ...answer, rows };
}

/** Removes the ids of rows that a dry run would create, since they don't exist. */
function withoutNewId({ id, ...row }: RowResult): RowResult {
  return row.outcome === 'created' || id === undefined ? row : { ...row, id };
}

async function takeRows(
  tx: Database,
  request: OperatorRequest,
  input: OperatorInput,
): Promise<OperatorAnswer> {
  const { operator, now } = input;
  const outcomes = await handlers[input.call](request.rows, { tx, operator, now });
  const rows = outcomes.map((outcome, index) => ({ index, ...outcome }));
  if (request.dryRun) throw new DryRun({ dryRun: true, rows: rows.map(withoutNewId) });
  return { dryRun: false, rows };
}

async function answerRequest(
  tx: Database,
  request: OperatorRequest,
  input: OperatorInput,
): Promise<OperatorAnswer> {
  const { operator, idempotency, now } = input;
  await serialiseWarehouse(tx, operator.warehouseId);
  const once = request.dryRun ? undefined : idempotency;
  const asked = { answers: schema.idempotentAnswers, ownerId: operator.keyId, idempotency: once, now };
  return answerOnce(tx, asked, () => takeRows(tx, request, input));
}

/**
 * Processes the rows of an operator's call in one transaction: each row is stored or rejected by itself, and the
 * response is stored together with its effects. A failure stores nothing at all.
 * @throws AppError 1010 for an invalid request, or an Idempotency-Key used for another one
 */
export async function runOperatorCall(db: Database, input: OperatorInput): Promise<OperatorAnswer> {
  const request = parseShape(operatorRequestSchema, input.body);
  try {
    return withTokens(await db.transaction((tx) => answerRequest(tx, request, input)), input);
  } catch (error) {
    if (error instanceof DryRun) return error.answer;
    throw error;
  }
}
