import type { Money } from '@/lib/domain/values/common';
import type { PaymentMethod, TransferDetails } from '@/lib/domain/billing/payment';

/** What a provider is asked to collect. */
export interface PaymentOrder {
  /** Ours. The same again is the same payment at the provider. */
  paymentId: string;
  money: Money;
  /** What the customer reads at the provider, such as `Invoice INV-2041`. */
  description: string;
  customer: { email: string; language: string };
  /** Where the browser goes afterwards, whatever came of it. */
  returnUrl: string;
  /** When the customer asked for it. */
  startedAt: Date;
}

/** A payment that a provider collects now. */
export interface StartedPayment {
  /** The provider's own name of it. */
  reference: string;
  /** Where the customer pays, and until when. */
  url?: string;
  expiresAt?: Date;
  /** How the customer pays from their bank. */
  transfer?: TransferDetails;
}

/** A payment as its provider knows it. */
export interface ProviderPayment {
  paymentId: string;
  reference: string;
  startedAt: Date;
  /** What was charged, such as for refunds; once it is paid. */
  charge?: string | undefined;
}

/**
 * Something that is true of a payment from now on. Facts come in any order and any number of times; together they say
 * how a payment stands.
 */
export type PaymentFact =
  | { kind: 'processing' }
  | { kind: 'paid'; money: Money; at: Date; charge?: string }
  | { kind: 'ended'; how: 'failed' | 'cancelled' }
  /** Money that was paid is taken back, such as by a dispute or a debit that is returned; `claim` names that. */
  | { kind: 'taken_back'; claim: string; money: Money }
  /** What a claim took back has come again. */
  | { kind: 'given_again'; claim: string; money: Money };

/** A fact that a provider has told by itself. */
export interface ProviderMessage {
  /** The provider's; the same message again has the same. */
  id: string;
  paymentId: string;
  /** Of the payment at the provider, where the message names it. */
  reference?: string;
  fact: PaymentFact;
}

/** What is read of a message: null when it is about nothing that matters here. */
export type MessageReading = ProviderMessage | null;

/** What became of a refund: `by_hand` where the warehouse sends the money itself. */
export type RefundOutcome = { status: 'done' | 'pending'; reference: string } | { status: 'by_hand' };

/** Whoever collects payments for the warehouse (decision 062). */
export interface PaymentProvider {
  name: ProviderName;
  method: PaymentMethod;
  /** The currencies that it takes; any without. */
  currencies?: readonly string[];
  /** Whether the customer pays at the provider now, so that nobody else may pay the same meanwhile. */
  isHosted: boolean;
  /**
   * Begins to collect a payment; asked again for the same payment, it answers the same.
   * @throws ProviderRefused, ProviderUnavailable
   */
  start: (order: PaymentOrder) => Promise<StartedPayment>;
  /**
   * How money is sent with a reference of the caller's, for a provider that takes what comes unasked; undefined in a
   * currency that it doesn't take.
   */
  transferWith?: (money: Money, reference: string) => TransferDetails | undefined;
  /** What is true of a payment by now. @throws ProviderUnavailable */
  read: (payment: ProviderPayment) => Promise<PaymentFact[]>;
  /**
   * Gives back a part of a payment, or all of it.
   * @param key the same again is the same refund
   * @throws ProviderRefused, ProviderUnavailable
   */
  refund: (payment: ProviderPayment, money: Money, key: string) => Promise<RefundOutcome>;
  /**
   * Reads a message that claims to be the provider's.
   * @param body as it was received, byte by byte
   * @throws MessageRefused unless the provider has signed it a short time ago; ProviderUnavailable
   */
  verifyMessage: (headers: Headers, body: Uint8Array) => Promise<MessageReading>;
}

/** The providers that there are; each has a folder here. */
export const providerNames = ['test', 'stripe', 'bank_transfer'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The provider does not take this payment, and won't take it another time. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly reason: 'currency' | 'amount' | 'other';
  /** The provider's code of what is wrong, and where: no values, which may be the customer's. */
  readonly detail: string | undefined;

  constructor(reason: ProviderRefused['reason'], detail?: string) {
    super(`The payment provider refuses: ${reason}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** The provider does not answer, or not in time, or nothing that makes sense: nothing is known. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A message that is not the provider's, or not of now. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}
