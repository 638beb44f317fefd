/** A refund as Stripe's wire has it: https://docs.stripe.com/api/refunds/object. */
export interface StandInRefund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  failure_reason?: string;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
}

/** What of a charge is known to whom it is refunded. */
interface Charged {
  amount: number;
  currency: string;
}

/** The refunds of Stripe's stand-in. */
export class StandInRefunds {
  /** The state in which refunds are made from now on. */
  next: StandInRefund['status'] = 'succeeded';
  private readonly refunds = new Map<string, StandInRefund>();
  private readonly charged: (intent: string) => Charged | undefined;

  constructor(charged: (intent: string) => Charged | undefined) {
    this.charged = charged;
  }

  of(intent: string): StandInRefund[] {
    return [...this.refunds.values()].filter(({ payment_intent }) => payment_intent === intent).reverse();
  }

  /** Makes a refund, or says what is wrong with it. */
  make(intent: string, given: Partial<StandInRefund>): StandInRefund | { refused: object } {
    const charge = this.charged(intent);
    const error = { type: 'invalid_request_error', param: 'payment_intent' };
    if (!charge)
      return { refused: { ...error, code: 'resource_missing', message: 'No such payment_intent' } };
    const sent = this.of(intent).filter(({ status }) => status !== 'failed' && status !== 'canceled');
    const left = sent.reduce((sum, { amount }) => sum - amount, charge.amount);
    const { amount = left } = given;
    if (left === 0) {
      return { refused: { ...error, code: 'charge_already_refunded', message: 'Charge already refunded' } };
    }
    if (amount > left) {
      return { refused: { ...error, param: 'amount', message: 'Refund amount is greater than unrefunded' } };
    }
    const refund: StandInRefund = {
      id: `re_${intent}_${this.of(intent).length + 1}`,
      object: 'refund',
      amount,
      charge: `ch_${intent}`,
      created: 1_779_278_400,
      currency: charge.currency,
      metadata: {},
      payment_intent: intent,
      reason: null,
      status: this.next,
      ...given,
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  /** Changes a refund, as its bank does. */
  change(id: string, to: Partial<StandInRefund>): StandInRefund {
    const known = this.refunds.get(id);
    if (!known) throw new Error(`Stripe has no refund ${id}`);
    const changed = { ...known, ...to };
    this.refunds.set(id, changed);
    return changed;
  }
}
