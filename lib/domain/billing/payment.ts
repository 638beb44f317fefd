import { z } from 'zod';
import { instantSchema, moneySchema } from '../values/common';
import { bodyOf, idSchema, listQuery, oneOf } from '../values/inputs';
import { openEnum } from '../values/open-enum';
import { text } from '@/lib/text/text';
import { paymentSchema, type Payment } from './invoice';

/** The methods by which customers pay from the portal. */
export const paymentMethods = ['card', 'bank_transfer', 'test'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Most invoices of one payment. */
export const maxPaidInvoices = 200;

/** The most that can be put on the balance at once, in minor units. */
export const maxDeposit = 99_999_999;

const detailSchema = z.object({ label: z.string(), value: z.string() });

/** Where a bank transfer goes, and what it must say. */
export const transferDetailsSchema = z.object({
  holder: z.string(),
  iban: z.string().optional(),
  bic: z.string().optional(),
  /** What else a bank needs, such as a routing number. */
  details: z.array(detailSchema).optional(),
  /** The structured creditor reference (ISO 11649), by which the transfer is known. */
  reference: z.string(),
  /** What a banking app reads from a QR code (EPC069-12), for a transfer in euros. */
  qr: z.string().optional(),
});
export type TransferDetails = z.infer<typeof transferDetailsSchema>;

/** What there is to do for a payment that is under way. */
const nextStepSchema = z.union([
  /** At the provider, until then. */
  z.object({ url: z.url({ protocol: /^https?$/ }), until: instantSchema.optional() }),
  z.object({ transfer: transferDetailsSchema }),
]);

/** A payment as its customer sees it. */
export const ownPaymentDetailSchema = paymentSchema.omit({ released: true }).extend({
  /** The invoices that it is for, or is on. */
  invoices: z.array(z.object({ id: z.string(), number: z.string(), amount: moneySchema })),
  /** What of it is for the balance, or is on it. */
  toBalance: moneySchema.optional(),
  next: nextStepSchema.optional(),
  /** The provider has taken it on, and knows the outcome later. */
  processing: z.boolean().optional(),
  /** The shipments that its invoices are of; not in lists. */
  shipmentIds: z.array(z.string()).optional(),
});
export type OwnPaymentDetail = z.infer<typeof ownPaymentDetailSchema>;

const come: ReadonlySet<string> = new Set(['succeeded', 'refunded', 'reversed']);

/** Whether a payment's money has come, whatever became of it since: there is a receipt. */
export const hasCome = ({ status }: Pick<Payment, 'status'>): boolean => come.has(status);

/** A way to pay, and the currencies that it takes. */
export const offeredMethodSchema = z.object({
  method: openEnum(paymentMethods),
  /** All, where none is named. */
  currencies: z.array(z.string()).optional(),
});
export type OfferedMethod = z.infer<typeof offeredMethodSchema>;

export const paymentPageSchema = z.object({
  payments: z.array(ownPaymentDetailSchema),
  total: z.int().nonnegative(),
  /** The customer's credit by currency, where there is any. */
  balance: z.array(moneySchema),
  methods: z.array(offeredMethodSchema),
  nextCursor: z.string().nullable(),
});
export type PaymentPage = z.infer<typeof paymentPageSchema>;

export const paymentQuerySchema = z.object({ cursor: listQuery.cursor, limit: listQuery.limit });
export type PaymentQuery = z.infer<typeof paymentQuerySchema>;

const wrongAmount = { error: () => text('answersPage.amount') };
const positiveMoneySchema = z.strictObject(
  {
    amount: z.int(wrongAmount).min(1, wrongAmount).max(Number.MAX_SAFE_INTEGER, wrongAmount),
    currency: z.string(wrongAmount).regex(/^[A-Z]{3}$/, wrongAmount),
  },
  wrongAmount,
);
const depositSchema = positiveMoneySchema.refine(({ amount }) => amount <= maxDeposit, wrongAmount);

const whatToPay = { error: () => text('answersPage.whatToPay') };

/** Invoices to pay: some, each whole or in part, or all that are due in a currency. */
const selection = {
  invoices: z
    .array(bodyOf({ id: idSchema, amount: positiveMoneySchema.optional() }), whatToPay)
    .min(1, whatToPay)
    .max(maxPaidInvoices, whatToPay)
    .refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, whatToPay)
    .optional(),
  allDue: z
    .string(whatToPay)
    .regex(/^[A-Z]{3}$/, whatToPay)
    .optional(),
};

/** What a customer pays; with a deposit into their balance, if they like. */
export const paymentStartSchema = bodyOf({
  method: oneOf(paymentMethods),
  ...selection,
  deposit: depositSchema.optional(),
}).refine(
  ({ invoices, allDue, deposit }) =>
    (invoices === undefined || allDue === undefined) && (invoices ?? allDue ?? deposit) !== undefined,
  whatToPay,
);
export type PaymentStart = z.infer<typeof paymentStartSchema>;

/** What a customer's credit is put on. */
export const paidSelectionSchema = bodyOf(selection).refine(
  ({ invoices, allDue }) => (invoices === undefined) !== (allDue === undefined),
  whatToPay,
);
export type PaidSelection = z.infer<typeof paidSelectionSchema>;

/** What credit was put on, and how much of what was to be paid is left for a payment. */
export const appliedCreditSchema = z.object({
  applied: moneySchema,
  invoices: z.array(
    z.object({ id: z.string(), number: z.string(), applied: moneySchema, left: moneySchema }),
  ),
});
export type AppliedCredit = z.infer<typeof appliedCreditSchema>;
