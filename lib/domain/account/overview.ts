import { z } from 'zod';
import { dateSchema, instantSchema, moneySchema } from '../values/common';
import { lineKinds } from '../billing/invoice';
import { groupCountsSchema, packageSummarySchema } from '../package/package';

/** Recent events, newest first; the screen words them. */
export const accountNotificationSchema = z.discriminatedUnion('kind', [
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
export type AccountNotification = z.infer<typeof accountNotificationSchema>;

/** The invoiced net amounts of a quarter by kind of charge, in minor units of the overview's currency. */
export const quarterSpendSchema = z.object({
  /** Such as `2026-Q3`. */
  quarter: z.string().regex(/^\d{4}-Q[1-4]$/),
  kinds: z.partialRecord(z.enum(lineKinds), z.int()),
});
export type QuarterSpend = z.infer<typeof quarterSpendSchema>;

/** The data of Home apart from its lists of packages and invoices. */
export const overviewSchema = z.object({
  counts: groupCountsSchema,
  /** The amount due on open invoices, and the part of it that is past due. */
  balance: moneySchema,
  pastDue: moneySchema,
  /** The last four quarters, oldest first, including empty ones. */
  spend: z.array(quarterSpendSchema),
  /** The five merchants with most packages. */
  merchants: z.array(z.object({ name: z.string(), packages: z.int().positive() })),
  /** From the last 14 days, at most 30. */
  news: z.array(accountNotificationSchema),
});
export type Overview = z.infer<typeof overviewSchema>;
