import type { OwnPaymentDetail } from '@/lib/domain/billing/payment';
import type { Random } from '@/server/demo-data/random';
import type { Database } from '@/server/database';
import { importTransfers } from '@/server/product-api/payments/import-transfers';
import { readTransfers } from '@/server/product-api/payments/read-transfers';
import { statementOf } from '@/tests/support/bank-statement';
import type { startStandInStripe } from '@/tests/support/stand-in-stripe';
import type { Instances } from './instances';

type Stripe = Awaited<ReturnType<typeof startStandInStripe>>;

/** What becomes of a payment under way: how much of it moved, in minor units, and whether it stays open. */
export interface Moved {
  amount: number;
  staysOpen?: boolean;
  /** How much of it was taken back for good. */
  takenBack?: number;
  /** How much of it somebody sent back at the provider. */
  sentBack?: number;
}

const nothing: Moved = { amount: 0 };

/** Pays, or doesn't, at each provider, whose messages come late, twice, in another order, or never. */
export function createProviders(db: Database, instances: Instances, stripe: Stripe, random: Random) {
  const isChance = (percent: number) => random.int(1, 100) <= percent;

  /** Sends until it is received, as Stripe does. */
  async function deliver({ payload, headers }: ReturnType<Stripe['message']>) {
    for (;;) {
      const { status } = await instances.ask('/api/webhooks/payments/stripe', { body: payload, headers });
      if (status === 200) return;
    }
  }
  async function send(type: string, object: object) {
    const message = stripe.message(type, object, new Date());
    await deliver(message);
    if (isChance(20)) await deliver(message);
  }

  async function dispute(id: string): Promise<number> {
    const { amount_total: total, currency, payment_intent } = stripe.sessionOf(id);
    const amount = random.pick([total, Math.ceil(total / 3)]);
    const claim = { id: `du_${id}`, object: 'dispute', amount, currency, payment_intent };
    const isWon = isChance(50);
    const told = ['withdrawn', ...(isWon ? ['reinstated'] : [])];
    if (isChance(50)) told.reverse();
    for (const kind of told) await send(`charge.dispute.funds_${kind}`, claim);
    return isWon ? 0 : amount;
  }

  /** Somebody of the warehouse refunds some of it on Stripe's own pages; @returns how much */
  async function refundAtStripe(id: string): Promise<number> {
    const { amount_total: total, payment_intent } = stripe.sessionOf(id);
    const amount = random.int(1, total);
    const made = stripe.refunds.make(payment_intent ?? '', { amount, status: 'succeeded' });
    await send('refund.created', made);
    return amount;
  }

  async function payByCard({ id }: OwnPaymentDetail): Promise<Moved> {
    const end = random.int(1, 100);
    if (end <= 6) return { amount: 0, staysOpen: true };
    if (end <= 14) {
      const session = stripe.change(id, { status: 'expired' });
      if (isChance(80)) await send('checkout.session.expired', session);
      return nothing;
    }
    if (end <= 24) {
      const session = stripe.change(id, { status: 'complete' }, 'requires_payment_method');
      if (isChance(80)) await send('checkout.session.async_payment_failed', session);
      return nothing;
    }
    const session = stripe.change(id, { status: 'complete', payment_status: 'paid' }, 'succeeded');
    const hasDispute = isChance(8);
    const isFirst = hasDispute && isChance(30);
    const early = isFirst ? await dispute(id) : 0;
    // The job that asks about open payments learns what no message tells.
    if (isChance(85)) await send('checkout.session.completed', session);
    const late = hasDispute && !isFirst ? await dispute(id) : 0;
    const sentBack = !hasDispute && isChance(6) ? await refundAtStripe(id) : 0;
    return { amount: session.amount_total, takenBack: early + late, sentBack };
  }

  async function payByTest({ next, amount }: OwnPaymentDetail): Promise<Moved> {
    const choice = random.pick(['pay', 'pay', 'pay', 'pay', 'delay', 'fail', 'cancel', 'nothing']);
    if (choice === 'nothing') return { amount: 0, staysOpen: true };
    if (!next || !('url' in next)) throw new Error('There is nothing to open');
    const { pathname, search } = new URL(next.url);
    await instances.ask(pathname + search, { body: new URLSearchParams({ choice }) });
    return choice === 'pay' || choice === 'delay' ? { amount: amount.amount } : nothing;
  }

  async function payByTransfer({ next, amount: { amount } }: OwnPaymentDetail): Promise<Moved> {
    if (!next || !('transfer' in next)) throw new Error('There is nowhere to send it');
    if (isChance(20)) return { amount: 0, staysOpen: true };
    const sent = random.pick([amount, amount, amount, amount + 500, Math.ceil(amount / 2)]);
    const file = statementOf([{ amount: (sent / 100).toFixed(2), structured: next.transfer.reference }]);
    const reading = readTransfers(file);
    if ('problem' in reading) throw new Error(reading.problem);
    const bring = () => importTransfers(db, reading.entries, { dryRun: false, now: new Date() });
    // Two people import the same file.
    await (isChance(30) ? Promise.all([bring(), bring()]) : bring());
    return { amount: sent };
  }

  return { card: payByCard, test: payByTest, bank_transfer: payByTransfer };
}

export type Providers = ReturnType<typeof createProviders>;
