import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { OwnPaymentDetail, PaymentPage } from '@/lib/domain/billing/payment';
import { schema, type Database } from '@/server/database';
import { pendingRefundsOf } from '@/server/database/repositories/billing/refunds';
import { readTransfers } from '@/server/product-api/payments/read-transfers';
import { importTransfers } from '@/server/product-api/payments/import-transfers';
import { sendRefund } from '@/server/product-api/payments/send-refund';
import { bankTransferProvider } from '@/server/payments/bank-transfer';
import type { PaymentProvider, ProviderPayment } from '@/server/payments/provider';
import { stripeProvider } from '@/server/payments/stripe';
import { testProvider } from '@/server/payments/test';
import { startStandInStripe } from '@/tests/support/stand-in-stripe';
import type { StandInRefund } from '@/tests/support/stand-in-stripe-refunds';
import { statementOf } from '@/tests/support/bank-statement';
import type { Answer } from '@/tests/support/product';
import { differencesOf, withoutAdoption } from '../ledger/harness';
import { invoiceRow, start, startOperators, type TestOperator } from '../operators/harness';

export const secret = 'a secret of this installation, long enough';
export const publicOrigin = 'http://localhost:3000';
export const returnUrl = (id: string) => `${publicOrigin}/invoices/payments/${id}`;

export const payUrl = (id: string) => `${publicOrigin}/invoices/pay?invoice=${id}`;

const iban = 'DE75512108001245126199';

/** A payment as it is told, or an error. */
export type Told = OwnPaymentDetail & { code?: number; message?: string; fields?: Record<string, string> };

/** The product API with all providers, Stripe by a stand-in, and customers who owe invoices. */
export async function startPayments(db: Database) {
  await withoutAdoption(db);
  const stripe = await startStandInStripe();
  const disputes = new Map<string, number>();
  let now = () => start;
  const clock = () => now();
  const settings = { secretKey: 'sk_test_stand_in', webhookSecret: stripe.webhookSecret };
  const providers: PaymentProvider[] = [
    stripeProvider(settings, { clock, apiUrl: stripe.apiUrl }),
    bankTransferProvider([{ currency: 'EUR', holder: 'Palm Parcels', iban, bic: 'SOLADEST600' }], clock),
    testProvider({ db, secret, clock, publicOrigin }),
  ];
  const operators = await startOperators(db, {
    messageSecret: secret,
    payments: { providers, returnUrl, payUrl },
  });
  now = operators.clock;

  /** A warehouse with a customer who owes so many invoices of 14.85, in euros. */
  async function party(count = 1, currency = 'EUR') {
    const wms = await operators.operator();
    const invoices: { id: string; number: string }[] = [];
    for (let n = 0; n < count; n++) invoices.push(await owe(wms, currency));
    const call = async (name: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await operators.call(name, { token: await wms.token(), body, headers });
      return { ...answer, body: answer.body as unknown as Told };
    };
    const get = async (name: string, query: Record<string, string> = {}) =>
      (await operators.call(name, { token: await wms.token(), query })).body;
    return {
      wms,
      invoices,
      call,
      get,
      /** Begins a payment of all invoices. */
      pay: async (method: string, given: object = {}) => {
        const body = { method, invoices: invoices.map(({ id }) => ({ id })), ...given };
        const answer = await call('startPayment', body);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        return answer.body;
      },
      read: async (id: string) => (await get('getMyPayment', { id })) as unknown as Told,
      page: async () => (await get('getMyPayments')) as unknown as PaymentPage,
      /** What is due by its invoices, in minor units. */
      due: async () => {
        const rows = await Promise.all(invoices.map(({ id }) => wms.invoice(id)));
        return rows.map((row) => (row ? row.total - row.amountPaid : -1));
      },
      issues: async () => {
        const answer = await operators.call('operator/paymentIssues', { token: wms.key });
        return (answer.body.issues ?? []) as { reason: string; paymentId: string }[];
      },
    };
  }

  async function owe(wms: TestOperator, currency: string) {
    const row = invoiceRow({ currency });
    const told = await wms.tell('invoices', row);
    return { id: told?.id ?? '', number: row.number };
  }

  const post = async (path: string, body: string, headers: Record<string, string>): Promise<Answer> =>
    operators.call(path, { body, headers });

  /** Sends a message of Stripe. */
  const sendStripe = (
    type: string,
    object: object,
    { at = operators.clock(), given = {} }: { at?: Date; given?: object } = {},
  ) => {
    const { payload, headers } = stripe.message(type, object, at, given);
    return post('webhooks/payments/stripe', payload, headers);
  };

  /** Presses a button on the test provider's page. */
  async function press(payment: Told, choice: string) {
    if (!payment.next || !('url' in payment.next)) throw new Error('There is nothing to open');
    const page = new URL(payment.next.url);
    const response = await fetch(new URL(page.pathname + page.search, operators.origin), {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    });
    return { status: response.status, location: response.headers.get('location') };
  }

  /** Imports a bank's file. */
  async function bring(text: string, dryRun = false) {
    const reading = readTransfers(text);
    if ('problem' in reading) throw new Error(reading.problem);
    return importTransfers(db, reading.entries, { dryRun, now: operators.clock() });
  }

  const decimal = ({ amount: { amount } }: Told) => (amount / 100).toFixed(2);

  const referenceOf = async ({ id }: Told) => {
    const { providerPayments } = schema;
    const [row] = await db.select().from(providerPayments).where(eq(providerPayments.paymentId, id));
    return row?.reference ?? '';
  };

  const intentOf = ({ id }: Told) => stripe.sessionOf(id).payment_intent ?? '';

  /** A payment that was paid, as its provider knows it. */
  async function chargedOf({ id }: Told): Promise<ProviderPayment> {
    const { providerPayments } = schema;
    const [row] = await db.select().from(providerPayments).where(eq(providerPayments.paymentId, id));
    if (row?.reference == null) throw new Error(`No provider has begun ${id}`);
    const { reference, startedAt, charge } = row;
    return { paymentId: id, reference, startedAt, charge: charge ?? undefined };
  }

  /** A dispute about a share of a payment: the same one for the same share. */
  function dispute(payment: Told, kind: 'withdrawn' | 'reinstated', share = 1) {
    const { amount_total: total, currency, payment_intent } = stripe.sessionOf(payment.id);
    const known = disputes.get(payment.id);
    const amount = kind === 'reinstated' && known !== undefined ? known : Math.floor(total * share);
    disputes.set(payment.id, amount);
    const object = { id: `du_${payment.id}`, object: 'dispute', amount, currency, payment_intent };
    return sendStripe(`charge.dispute.funds_${kind}`, object);
  }

  function moveRefund(payment: Told, to: Partial<StandInRefund>, type: string) {
    const refund = stripe.refunds.of(intentOf(payment)).at(-1);
    if (!refund) throw new Error('Nothing is refunded');
    return sendStripe(type, stripe.refunds.change(refund.id, to));
  }

  /** Sees to the refunds of a payment that are under way, as their jobs do. @returns whether any still is */
  async function sendRefunds(payment: Told) {
    const pending = await pendingRefundsOf(db, [payment.id]);
    const dependencies = { db, providers, clock };
    const underWay: boolean[] = [];
    for (const { id } of pending) underWay.push(await sendRefund(dependencies, id));
    return underWay.includes(true);
  }

  /** How customers pay by each provider; what a bank can't tell is not there. */
  const ways = {
    card: {
      pay: async (payment: Told) => {
        const session = stripe.change(
          payment.id,
          { status: 'complete', payment_status: 'paid' },
          'succeeded',
        );
        return sendStripe('checkout.session.completed', session);
      },
      fail: async (payment: Told) => {
        const session = stripe.change(payment.id, { status: 'complete' }, 'requires_payment_method');
        return sendStripe('checkout.session.async_payment_failed', session);
      },
      cancel: async (payment: Told) =>
        sendStripe('checkout.session.expired', stripe.change(payment.id, { status: 'expired' })),
      claim: (payment: Told, kind: 'withdrawn' | 'reinstated') => dispute(payment, kind),
      claimHalf: (payment: Told) => dispute(payment, 'withdrawn', 0.5),
      /** What its bank makes of the refund that was made first. */
      refundArrives: (payment: Told) => moveRefund(payment, { status: 'succeeded' }, 'refund.updated'),
      refundBounces: (payment: Told) =>
        moveRefund(payment, { status: 'failed', failure_reason: 'lost_or_stolen_card' }, 'refund.failed'),
      refundHere: (payment: Told) => {
        const made = stripe.refunds.make(intentOf(payment), { status: 'succeeded' });
        return sendStripe('refund.created', made);
      },
    },
    test: {
      pay: (payment: Told) => press(payment, 'pay'),
      fail: (payment: Told) => press(payment, 'fail'),
      cancel: (payment: Told) => press(payment, 'cancel'),
      claim: (payment: Told, kind: 'withdrawn' | 'reinstated') =>
        press(payment, kind === 'withdrawn' ? 'takeBack' : 'giveAgain'),
      claimHalf: (payment: Told) => press(payment, 'takeHalfBack'),
      refundArrives: (payment: Told) => press(payment, 'refundArrives'),
      refundBounces: (payment: Told) => press(payment, 'refundBounces'),
      refundHere: (payment: Told) => press(payment, 'refundHere'),
    },
    bank_transfer: {
      pay: async (payment: Told) =>
        bring(statementOf([{ amount: decimal(payment), structured: await referenceOf(payment) }])),
    },
  };

  return {
    ...operators,
    stripe,
    providers,
    provider: (name: string) => {
      const found = providers.find((one) => one.name === name || one.method === name);
      if (!found) throw new Error(`There is no provider ${name}`);
      return found;
    },
    party,
    owe,
    sendStripe,
    press,
    bring,
    referenceOf,
    ways,
    intentOf,
    chargedOf,
    sendRefunds,
    post,
    /** What the ledger finds wrong. */
    differences: () => differencesOf(db),
    close: async () => {
      await operators.close();
      await stripe.close();
    },
  };
}

export type Payments = Awaited<ReturnType<typeof startPayments>>;
