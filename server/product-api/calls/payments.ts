import { AppError, ErrorCode } from '@/lib/contract/errors';
import {
  paidSelectionSchema,
  paymentQuerySchema,
  paymentStartSchema,
  type OwnPaymentDetail,
  type PaymentPage,
  type AppliedCredit,
} from '@/lib/domain/billing/payment';
import { instantSchema } from '@/lib/domain/values/common';
import { idQuerySchema } from '@/lib/domain/values/inputs';
import { text } from '@/lib/text/text';
import { schema, type Database } from '@/server/database';
import {
  listOwnPayments,
  paymentSort,
  readOwnPayment,
} from '@/server/database/repositories/payments/own-payments';
import { takeFromWindow } from '@/server/database/repositories/identity/rate-limits';
import { creditOf } from '@/server/database/repositories/payments/credit';
import { applyCreditByChoice } from '../credit/by-choice';
import { readJson } from '../http/body';
import type { Caller, ProductDependencies } from '../http/caller';
import { answerOnce, idempotencyOf } from '../http/idempotency';
import { invalidFields, parseInput, parseQuery } from '../http/input';
import { pageOf } from '../http/paging';
import { beginPayment } from '../payments/begin';
import { settleOverdue } from '../payments/checks';
import { placePayment } from '../payments/start';
import { toOwnPayment } from '../payments/view';

/** @throws AppError 1001 */
async function ownPayment(db: Database, accountId: string, id: string): Promise<OwnPaymentDetail> {
  const found = await readOwnPayment(db, accountId, id);
  if (!found) throw new AppError(ErrorCode.pathNotFound, text('answersPage.noPayment'));
  return toOwnPayment(found);
}

/** Payments that an account may begin: each is stored, and most are asked of a provider. */
const perAccount = { max: 60, seconds: 3600 };

/** Counts a payment. @throws AppError 1043 with the seconds to wait */
async function limitPayments(db: Database, accountId: string, now: Date): Promise<void> {
  const retryAfter = await takeFromWindow(db, { key: `payment:${accountId}`, ...perAccount }, now);
  if (retryAfter === null) return;
  throw new AppError(ErrorCode.rateLimited, text('answersPage.manyPayments'), { retryAfter });
}

/**
 * POST startPayment: begins a payment of what is due now. A suspended account may pay. With an `Idempotency-Key`, kept for a
 * day, the same body again is the same payment.
 * @throws AppError 1001, 1010, also for a key of another body; 1042 where nothing is due, or another payment of it is under
 * way; 1043; 15 while the provider is away
 */
export async function startPayment(
  request: Request,
  { account }: Caller,
  { db, clock, payments }: ProductDependencies,
): Promise<OwnPaymentDetail> {
  const body = await readJson(request);
  const start = parseInput(paymentStartSchema, body);
  const { providers = [], returnUrl } = payments ?? {};
  const provider = providers.find(({ method }) => method === start.method);
  if (!provider || !returnUrl) throw invalidFields({ method: text('answersPage.noMethod') });
  const now = clock();
  await limitPayments(db, account.id, now);
  await settleOverdue({ db, providers, clock }, account.id);
  const idempotency = idempotencyOf(request, 'startPayment', body);
  const once = { answers: schema.customerAnswers, ownerId: account.id, idempotency, now };
  const id = await db.transaction((tx) =>
    answerOnce(tx, once, () => placePayment(tx, account, start, { providers, provider, now })),
  );
  await beginPayment(db, account, id, { provider, returnUrl, now });
  return ownPayment(db, account.id, id);
}

/**
 * POST applyCredit: applies the customer's credit to what they chose, of what is due now; for the rest they begin a payment. A
 * suspended account may do so. With an `Idempotency-Key`, kept for a day, the same body again gets the same answer.
 * @throws AppError 1001, 1010, also for a key of another body; 1042 where nothing is due, or a payment of it is under
 * way; 1043
 */
export async function applyCredit(
  request: Request,
  { account }: Caller,
  { db, clock, payments }: ProductDependencies,
): Promise<AppliedCredit> {
  const body = await readJson(request);
  const selection = parseInput(paidSelectionSchema, body);
  const { providers = [] } = payments ?? {};
  const now = clock();
  await limitPayments(db, account.id, now);
  await settleOverdue({ db, providers, clock }, account.id);
  const idempotency = idempotencyOf(request, 'applyCredit', body);
  const once = { answers: schema.customerAnswers, ownerId: account.id, idempotency, now };
  return db.transaction((tx) =>
    answerOnce(tx, once, () => applyCreditByChoice(tx, account, selection, { providers, now })),
  );
}

/** GET getMyPayments: payments, newest first, with the balance and the ways to pay. */
export async function getMyPayments(
  request: Request,
  { account }: Caller,
  { db, payments }: ProductDependencies,
): Promise<PaymentPage> {
  const page = pageOf(parseQuery(paymentQuerySchema, request), paymentSort, instantSchema);
  const { rows, total, nextCursor } = await listOwnPayments(db, account.id, page);
  const balance = await creditOf(db, account.id);
  const methods = (payments?.providers ?? []).map(({ method, currencies }) => ({
    method,
    ...(currencies && { currencies: [...currencies] }),
  }));
  return { payments: rows.map(toOwnPayment), total, balance, methods, nextCursor };
}

/** GET getMyPayment: another account's id is answered like one that does not exist (security 18). */
export async function getMyPayment(
  request: Request,
  { account }: Caller,
  { db }: ProductDependencies,
): Promise<OwnPaymentDetail> {
  const { id } = parseQuery(idQuerySchema, request);
  return ownPayment(db, account.id, id);
}
