import type { Money } from '@/lib/domain/values/common';
import type { PaymentMethod, TransferDetails } from '@/lib/domain/billing/payment';
import type { RefundStatus } from '@/lib/domain/billing/refund';

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

/** How a refund of a payment stands at its provider, whoever has made it. */
export interface RefundFact {
  kind: 'refund';
  /** The provider's own name of it; none of one that it has refused. */
  reference?: string | undefined;
  /** Ours, of one that the portal sends. */
  ours?: string | undefined;
  status: RefundStatus;
  money: Money;
  /** When it was asked for. */
  at: Date;
  /** The provider's code of why it failed. */
  failure?: string | undefined;
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
  | { kind: 'given_again'; claim: string; money: Money }
  | RefundFact;

/** A fact that a provider has told by itself. */
export interface ProviderMessage {
  /** The provider's; the same message again has the same. */
  id: string;
  paymentId: string;
  /** Of the payment at the provider, where the message names it. */
  reference?: string;
  /** What was charged, where the message names that. */
  charge?: string;
  fact: PaymentFact;
}

/** What is read of a message: null when it is about nothing that matters here. */
export type MessageReading = ProviderMessage | null;

/** How a provider sends money back. */
export interface RefundSending {
  /**
   * Gives back a part of a payment, or all of it.
   * @param ours our id of the refund; the same again is the same refund
   * @throws ProviderRefused, ProviderUnavailable
   */
  send: (payment: ProviderPayment, money: Money, ours: string) => Promise<RefundFact>;
  /** The refunds of a payment by now, those that somebody made at the provider included. @throws ProviderUnavailable */
  read: (payment: ProviderPayment) => Promise<RefundFact[]>;
}

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
  /** None where the warehouse sends the money itself. */
  refunds?: RefundSending;
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

/** The providers that send money back themselves, whether they are set up here or not. */
export const sendingProviders: ReadonlySet<string> = new Set<ProviderName>(['test', 'stripe']);

/** The provider does not take this payment, or does not send this refund, and won't another time. */
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
