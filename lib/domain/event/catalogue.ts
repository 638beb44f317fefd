import { z } from 'zod';
import { dateSchema, instantSchema, moneySchema } from '../values/common';
import { answerChoices } from '../package/answer-choices';
import { packageStatuses } from '../package/package-statuses';

/** A new state, and the one before it; none before a package that is new. */
const moved = z.object({ from: z.enum(packageStatuses).optional(), to: z.enum(packageStatuses) });
const asked = z.object({ code: z.string().optional(), dueOn: dateSchema.optional() });
const nothing = z.object({});

/**
 * Events of the warehouse's side, and dates that are reached: customers are notified of these. The shape of a kind's data
 * changes only with a higher version.
 */
const warehouseKinds = {
  'package.received': moved,
  'package.action_needed': asked,
  /** Days that are left, and the last day. */
  'package.storage_ends': z.object({ days: z.int().nonnegative(), on: dateSchema }),
  'package.shipped': moved,
  'package.out_for_delivery': moved,
  'package.ready_for_pickup': moved,
  'package.delivered': moved,
  'package.exception': moved,
  /** The warehouse has answered with a price. */
  'shipment.quoted': z.object({ validUntil: instantSchema }),
  /** The warehouse does not ship it, or no package is left in it. */
  'shipment.declined': z.object({ reason: z.string().optional() }),
  /** What is charged is above what was agreed on. */
  'shipment.confirmation_needed': nothing,
  'shipment.awaiting_payment': nothing,
  /** The warehouse says that it has left; scans tell of each package. */
  'shipment.shipped': nothing,
  'invoice.issued': nothing,
  'invoice.due_soon': z.object({ on: dateSchema }),
  'invoice.past_due': z.object({ on: dateSchema }),
  /** A credit note, by its number. */
  'invoice.credited': moneySchema.extend({ creditNoteId: z.string(), number: z.string() }),
  /** So much of the customer's credit was applied to it, by their choice or by the warehouse's rule. */
  'invoice.credit_applied': moneySchema,
  'payment.received': moneySchema,
  'payment.failed': moneySchema,
  'payment.refunded': moneySchema,
  /** A refund came back. */
  'payment.refund_failed': moneySchema,
  /** The bank, or the issuer of a card, has taken it back: its invoices are due again. */
  'payment.reversed': moneySchema,
  'account.suspended': nothing,
  'account.reopened': nothing,
  'account.closed': nothing,
} as const;

/** What customers do, and what becomes of a warehouse's own orders: its systems read of these, and nobody is notified. */
const customerKinds = {
  'package.announced': nothing,
  'package.declared': nothing,
  'package.nicknamed': nothing,
  'package.answered': z.object({ choice: z.enum(answerChoices) }),
  'package.address_confirmed': nothing,
  'package.cancelled': nothing,
  'shipment.quote_requested': nothing,
  'shipment.requested': nothing,
  'shipment.confirmed': nothing,
  'shipment.cancelled': nothing,
  /** Its invoice is paid, whoever paid it. */
  'shipment.paid': nothing,
  /** A customer has begun to pay. */
  'payment.started': moneySchema,
  /** The provider that collected it is to send a part of it back. */
  'payment.refund_started': moneySchema.extend({ refundId: z.string() }),
  'account.onboarded': nothing,
  'account.activated': nothing,
  'account.changed': z.object({ fields: z.array(z.string()) }),
  /** At the customer's request; only the warehouse's systems are notified (decision 061). */
  'account.erased': nothing,
} as const;

/** What is seen on a page and is news to nobody: only open pages learn of it (docs/decisions/045-live-pages.md). */
const screenKinds = {
  'package.changed': nothing,
  'shipment.changed': nothing,
  'invoice.changed': nothing,
  'payment.changed': nothing,
  /** Notifications of the account came, or were read. */
  'account.notifications_changed': nothing,
} as const;

/** The catalogue of domain events: each kind and the schema of its data (issue "its portal tells"). */
export const eventData = { ...warehouseKinds, ...customerKinds, ...screenKinds };
export type EventKind = keyof typeof eventData;
export type EventData<K extends EventKind> = z.infer<(typeof eventData)[K]>;

/** The version of every kind so far. */
export const eventVersion = 1;

/** The kinds of which customers or operators are notified. */
export const eventKinds = Object.keys({ ...warehouseKinds, ...customerKinds }) as EventKind[];
export const warehouseEventKinds = Object.keys(warehouseKinds) as (keyof typeof warehouseKinds)[];
export const customerEventKinds = Object.keys(customerKinds) as (keyof typeof customerKinds)[];
export const screenEventKinds = Object.keys(screenKinds) as (keyof typeof screenKinds)[];

/** What a kind is about: what it begins with. */
export type EventSubject = EventKind extends `${infer Subject}.${string}` ? Subject : never;
export const subjectOf = (kind: EventKind) => kind.split('.', 1)[0] as EventSubject;

/** Something that happened to an account, a package, a shipment, an invoice or a payment. */
export type DomainEvent = {
  [K in EventKind]: {
    kind: K;
    data: EventData<K>;
    accountId: string;
    warehouseId: string;
    /** The id of what the kind begins with: a package, a shipment, an invoice, a payment, or the account. */
    subjectId: string;
  };
}[EventKind];
