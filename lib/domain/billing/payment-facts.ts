import type { PaymentStatus } from './invoice';

/** What a customer wants paid, in minor units of the payment's currency. */
export interface AskedPayment {
  parts: { invoiceId: string; amount: number }[];
  /** For the balance. */
  deposit: number;
}

/** All that a provider has said of a payment so far. It grows, so that the order of messages does not matter. */
export interface StoredFacts {
  /** The provider has taken it on, and knows the outcome later. */
  processing?: true;
  /** When the money came. */
  paidAt?: string;
  ended?: 'failed' | 'cancelled';
  /** Claims, such as disputes, by which the money was taken back, and those of them after which it came again. */
  takenBack?: string[];
  givenAgain?: string[];
}

/** How a payment stands by all that is known of it, whatever came first. */
export function standingOf({
  paidAt,
  ended,
  takenBack = [],
  givenAgain = [],
}: StoredFacts): Exclude<PaymentStatus, 'refunded'> {
  if (paidAt === undefined) return ended ?? 'pending';
  return takenBack.some((claim) => !givenAgain.includes(claim)) ? 'reversed' : 'succeeded';
}
