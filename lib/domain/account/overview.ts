import { z } from 'zod';
import { dateSchema, instantSchema, moneySchema } from '../values/common';
import { openEnum, unknownWord } from '../values/open-enum';
import { invoicePageSchema, lineKinds } from '../billing/invoice';
import { shipmentPageSchema } from '../shipment/shipment';
import { groupCountsSchema, packagePageSchema, packageSummarySchema } from '../package/package';

/** Recent events; the screen words them. */
const knownNewsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('package'),
    at: instantSchema,
    package: packageSummarySchema.pick({
      id: true,
      reference: true,
      description: true,
      nickname: true,
      status: true,
    }),
    message: z.string(),
    /** As in the scan itself: its carrier gave no time zone. */
    localTime: z.string().optional(),
    location: z.string().optional(),
  }),
  z.object({
    kind: z.literal('invoice'),
    at: instantSchema,
    invoice: z.object({ id: z.string(), number: z.string(), total: moneySchema, dueDate: dateSchema }),
  }),
  z.object({
    kind: z.literal('payment'),
    at: instantSchema,
    payment: z.object({ id: z.string(), reference: z.string(), method: z.string(), amount: moneySchema }),
  }),
]);

export type AccountNotification = z.infer<typeof knownNewsSchema>;

/** Of a kind that this portal has no words for. */
const otherNewsSchema = z.object({
  kind: unknownWord(knownNewsSchema.options.map(({ shape }) => shape.kind.value)),
});

/** The invoiced net amounts of a quarter by kind of charge, in minor units of the overview's currency. */
export const quarterSpendSchema = z.object({
  /** Such as `2026-Q3`. */
  quarter: z.string().regex(/^\d{4}-Q[1-4]$/),
  kinds: z.partialRecord(openEnum(lineKinds), z.int()),
});
export type QuarterSpend = z.infer<typeof quarterSpendSchema>;

/** Packages that Home shows, and how many there are of their kind. */
const packagesPartSchema = packagePageSchema.pick({ packages: true, total: true });
export type PackagesPart = z.infer<typeof packagesPartSchema>;

const invoicesPartSchema = invoicePageSchema.pick({ invoices: true, total: true });
export type InvoicesPart = z.infer<typeof invoicesPartSchema>;

const shipmentsPartSchema = shipmentPageSchema.pick({ shipments: true, total: true });
export type ShipmentsPart = z.infer<typeof shipmentsPartSchema>;

/** The most rows of Home's lists: what is due first, its sortable table, and the news. */
export const overviewLimits = { due: 4, arrivals: 10, news: 8 } as const;

/** The data of Home. An API that leaves a list out is asked for it by the list's own call. */
export const overviewSchema = z.object({
  counts: groupCountsSchema,
  /** The amount due on open invoices, and the part of it that is past due. */
  balance: moneySchema,
  pastDue: moneySchema,
  /** The customer's credit by currency, where there is any. */
  credit: z.array(moneySchema).optional(),
  /** The last four quarters, oldest first, including empty ones. */
  spend: z.array(quarterSpendSchema),
  /** The five merchants with most packages. */
  merchants: z.array(z.object({ name: z.string(), packages: z.int().positive() })),
  /** From the last 14 days, newest first, at most 8. */
  news: z.array(z.union([knownNewsSchema, otherNewsSchema])),
  /** The packages that need an action, the one due first at the start, at most 4. */
  urgent: packagesPartSchema.optional(),
  /** The packages at the warehouse, the latest change first, at most 10. */
  arrivals: packagesPartSchema.optional(),
  /** The open invoices, the one due first at the start, at most 4. */
  unpaid: invoicesPartSchema.optional(),
  /**
   * The shipments that wait for the customer's answer, the one that has waited longest at the start, at most 4. What is to
   * be paid, packages and invoices say.
   */
  shipments: shipmentsPartSchema.optional(),
});
export type Overview = z.infer<typeof overviewSchema>;

/** The news that the portal has words for; the rest is left out. */
export const knownNews = ({ news }: Pick<Overview, 'news'>): AccountNotification[] =>
  news.filter((item) => 'at' in item);
