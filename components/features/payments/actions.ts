'use server';

import { createHash } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { startPayment } from '@/lib/bff/product-api/server';
import { ErrorCode, type ErrorView, type FieldErrors } from '@/lib/contract/errors';
import { maxPaidInvoices, paymentMethods, type PaymentStart } from '@/lib/domain/billing/payment';
import { idSchema } from '@/lib/domain/values/inputs';
import { readTypedAmount } from '@/lib/format/typed-amount';
import { text } from '@/lib/text/text';
import { actionInput } from '@/lib/validation/action-input';

const formSchema = z.object({
  /** Of the visit. */
  visit: z.uuid(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  method: z.enum(paymentMethods),
  invoices: z.array(idSchema).max(maxPaidInvoices),
  amount: z.string().max(40),
  deposit: z.string().max(40),
});
type Form = z.infer<typeof formSchema>;

/** What became of the form: where the customer pays now, or why nothing was begun. */
export type Paying =
  { outcome: 'begun'; id: string; url?: string | undefined } | { outcome: 'failed'; error: ErrorView };

const failed = (fields: FieldErrors): Paying => ({
  outcome: 'failed',
  error: { code: ErrorCode.validationFailed, message: text('errors.checkEntries'), fields },
});

/** A typed amount as money; null when it is none. */
function moneyOf(typed: string, currency: string) {
  const amount = readTypedAmount(typed, currency);
  return amount ? { amount, currency } : null;
}

/** What is asked of the product API, or what is wrong with it. */
function startOf({ currency, method, invoices, amount, deposit }: Form): PaymentStart | FieldErrors {
  const isPart = amount.trim() !== '' && invoices.length === 1;
  const part = isPart ? moneyOf(amount, currency) : undefined;
  const credit = deposit.trim() === '' ? undefined : moneyOf(deposit, currency);
  if (part === null) return { amount: text('answersPage.amount') };
  if (credit === null) return { deposit: text('answersPage.amount') };
  if (invoices.length === 0 && !credit) return { invoices: text('paymentsPage.pay.nothingChosen') };
  return {
    method,
    ...(invoices.length > 0 && { invoices: invoices.map((id) => ({ id, ...(part && { amount: part }) })) }),
    ...(credit && { deposit: credit }),
  };
}

const isStart = (value: PaymentStart | FieldErrors): value is PaymentStart => 'method' in value;

/** The same selection of the same visit is the same payment, however often it is sent. */
const keyOf = (visit: string, start: PaymentStart) =>
  createHash('sha256')
    .update(`${visit} ${JSON.stringify(start)}`)
    .digest('hex');

const textsOf = (data: FormData, name: string) =>
  data.getAll(name).filter((value): value is string => typeof value === 'string');

/** Begins a payment, with or without JavaScript. */
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
  const form = actionInput(formSchema, given);
  const start = startOf(form);
  if (!isStart(start)) return failed(start);
  const result = await startPayment(start, keyOf(form.visit, start));
  if (!result.ok) return { outcome: 'failed', error: result.error };
  revalidatePath('/', 'layout');
  const { id, next } = result.data;
  return { outcome: 'begun', id, url: next && 'url' in next ? next.url : undefined };
}
