import { refundStatuses, type RefundStatus } from './refund';

/** What a customer wants paid, in minor units of the payment's currency. */
export interface AskedPayment {
  parts: { invoiceId: string; amount: number }[];
  /** For the balance. */
  deposit: number;
}

/** What a claim, such as a dispute, has taken back of a payment and given again, in minor units. */
export interface StoredClaim {
  takenBack?: number;
  givenAgain?: number;
}

/** A refund as its provider reports it. */
export interface StoredRefund {
  /** Ours, of a refund that the portal sends; the provider's own pages make others. */
  ours?: string;
  status: RefundStatus;
  /** Minor units. */
  amount: number;
  /** When the provider was asked for it. */
  at: string;
  /** The provider's code of why it failed. */
  failure?: string;
}

/** All that a provider has said of a payment so far. It grows, so that the order of messages does not matter. */
export interface StoredFacts {
  /** The provider has taken it on, and knows the outcome later. */
  processing?: true;
  /** When the money came. */
  paidAt?: string;
  ended?: 'failed' | 'cancelled';
  /** By the provider's name of each. */
  claims?: Record<string, StoredClaim>;
  refunds?: Record<string, StoredRefund>;
}

/** What claims have taken back of a payment and not given again, in minor units. */
export const takenBackOf = ({ claims = {} }: StoredFacts): number =>
  Object.values(claims).reduce(
    (sum, { takenBack = 0, givenAgain = 0 }) => sum + Math.max(takenBack - givenAgain, 0),
    0,
  );

/** Whether a state of a refund comes after another: a refund only moves on, whichever state was reported first. */
export const isLaterRefundStatus = (next: RefundStatus, known: RefundStatus): boolean =>
  refundStatuses.indexOf(next) > refundStatuses.indexOf(known);
