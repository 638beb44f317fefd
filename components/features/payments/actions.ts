'use server';

import { createHash } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { applyCredit, startPayment } from '@/lib/bff/product-api/server';
import { ErrorCode, type ErrorView, type FieldErrors } from '@/lib/contract/errors';
import {
  maxPaidInvoices,
  paymentMethods,
  type PaidSelection,
  type PaymentStart,
} from '@/lib/domain/billing/payment';
import { idSchema } from '@/lib/domain/values/inputs';
import type { Money } from '@/lib/domain/values/common';
import { formatMoney } from '@/lib/format';
import { readTypedAmount } from '@/lib/format/typed-amount';
import { text } from '@/lib/text/text';
import { actionInput } from '@/lib/validation/action-input';

const formSchema = z.object({
  /** Of the visit. */
  visit: z.uuid(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** None where no way to pay takes the currency: credit alone can pay. */
  method: z.enum(paymentMethods).optional(),
  invoices: z.array(idSchema).max(maxPaidInvoices),
  amount: z.string().max(40),
  deposit: z.string().max(40),
  /** Whether credit is applied first. */
  credit: z.boolean(),
});
type Form = z.infer<typeof formSchema>;

/** What became of the form: where the customer pays now, that credit has paid all of it, or why nothing was begun. */
export type Paying =
  | { outcome: 'begun'; id: string; url?: string | undefined; applied?: string | undefined }
  | { outcome: 'settled'; applied: string; invoices: number; href: string }
  | { outcome: 'failed'; error: ErrorView; applied?: string | undefined };

/** @param applied what credit has paid before, in words */
const failed = (fields: FieldErrors, applied?: string): Paying => ({
  outcome: 'failed',
  error: { code: ErrorCode.validationFailed, message: text('errors.checkEntries'), fields },
  applied,
});

/** A typed amount as money; null when it is none. */
function moneyOf(typed: string, currency: string) {
  const amount = readTypedAmount(typed, currency);
  return amount ? { amount, currency } : null;
}

/** What is to be paid, by credit or by a payment. */
interface Wanted {
  invoices: NonNullable<PaidSelection['invoices']>;
  deposit: Money | undefined;
}

/** What is to be paid, or what is wrong with it. */
function wantedBy({ currency, invoices, amount, deposit }: Form): Wanted | FieldErrors {
  const isPart = amount.trim() !== '' && invoices.length === 1;
  const part = isPart ? moneyOf(amount, currency) : undefined;
  const added = deposit.trim() === '' ? undefined : moneyOf(deposit, currency);
  if (part === null) return { amount: text('answersPage.amount') };
  if (added === null) return { deposit: text('answersPage.amount') };
  if (invoices.length === 0 && !added) return { invoices: text('paymentsPage.pay.nothingChosen') };
  return { invoices: invoices.map((id) => ({ id, ...(part && { amount: part }) })), deposit: added };
}

const isWanted = (value: Wanted | FieldErrors): value is Wanted => Array.isArray(value.invoices);

/** The same request of the same visit is the same payment or application of credit, however often it is sent. */
const keyOf = (visit: string, request: PaymentStart | PaidSelection) =>
  createHash('sha256')
    .update(`${visit} ${JSON.stringify(request)}`)
    .digest('hex');

/** Applies credit to what is to be paid. @returns what is left of it, and how much was applied, if any was */
async function withCredit(visit: string, { invoices, deposit }: Wanted) {
  const selection = { invoices };
  const result = await applyCredit(selection, keyOf(visit, selection));
  if (!result.ok) return result;
  const left = new Map(result.data.invoices.map((part) => [part.id, part.left]));
  const rest = invoices
    .filter(({ id }) => left.get(id)?.amount !== 0)
    .map(({ id, amount }) => ({ id, ...(amount && { amount: left.get(id) ?? amount }) }));
  const { applied } = result.data;
  const words = applied.amount > 0 ? formatMoney(applied) : undefined;
  return { ok: true as const, rest: { invoices: rest, deposit }, applied: words };
}

/** Begins a payment at its provider. @param applied what credit has paid before, in words */
async function begin(
  { visit, method }: Pick<Form, 'visit' | 'method'>,
  { invoices, deposit }: Wanted,
  applied: string | undefined,
): Promise<Paying> {
  if (method === undefined) return failed({ method: text('answersPage.noMethod') }, applied);
  const start = { method, ...(invoices.length > 0 && { invoices }), ...(deposit && { deposit }) };
  const result = await startPayment(start, keyOf(visit, start));
  if (!result.ok) return { outcome: 'failed', error: result.error, applied };
  const { id, next } = result.data;
  return { outcome: 'begun', id, url: next && 'url' in next ? next.url : undefined, applied };
}

/** Where it is seen that invoices are paid. */
const paidHref = ([first, second]: readonly string[]) =>
  first === undefined || second !== undefined ? '/invoices' : `/invoices/${encodeURIComponent(first)}`;

async function paid(form: Form, wanted: Wanted): Promise<Paying> {
  if (!form.credit || wanted.invoices.length === 0) return begin(form, wanted, undefined);
  const credit = await withCredit(form.visit, wanted);
  if (!credit.ok) return { outcome: 'failed', error: credit.error };
  const { rest, applied } = credit;
  const isSettled = rest.invoices.length === 0 && !rest.deposit;
  if (!isSettled || applied === undefined) return begin(form, rest, applied);
  return { outcome: 'settled', applied, invoices: form.invoices.length, href: paidHref(form.invoices) };
}

const textsOf = (data: FormData, name: string) =>
  data.getAll(name).filter((value): value is string => typeof value === 'string');

/** Applies credit and begins a payment for the rest, with or without JavaScript. */
export async function pay(_previous: Paying | null, sent: FormData): Promise<Paying> {
  const data = actionInput(z.instanceof(FormData), sent);
  const [visit, currency, method, amount = '', deposit = ''] = [
    'visit',
    'currency',
    'method',
    'amount',
    'deposit',
  ].map((name) => textsOf(data, name)[0]);
  const given = { visit, currency, method, amount, deposit, invoices: textsOf(data, 'invoice') };
  const form = actionInput(formSchema, { ...given, credit: data.get('credit') !== null });
  const wanted = wantedBy(form);
  if (!isWanted(wanted)) return failed(wanted);
  const paying = await paid(form, wanted);
  if (paying.outcome !== 'failed' || paying.applied !== undefined) revalidatePath('/', 'layout');
  return paying;
}
