import { z } from 'zod';
import { text } from '@/lib/text/text';
import { invoiceSummarySchema } from '../billing/invoice';
import { packageSummarySchema } from '../package/package';
import { shipmentSummarySchema } from '../shipment/shipment';
import { instantSchema, moneySchema } from '../values/common';
import { bodyOf, idSchema, listQuery, oneOf } from '../values/inputs';

/** A notification of a customer: what happened, and what it is about as it is now. */
export const notificationSchema = z.object({
  id: z.string(),
  /** A kind of the catalogue of domain events, or one that the portal does not know yet. */
  kind: z.string(),
  /** When it happened. */
  at: instantSchema,
  /** When the customer was told: lists sort by it. */
  createdAt: instantSchema,
  readAt: instantSchema.optional(),
  /** In the shape of its kind. */
  data: z.record(z.string(), z.unknown()),
  package: packageSummarySchema
    .pick({
      id: true,
      reference: true,
      description: true,
      nickname: true,
      status: true,
      group: true,
      nextAction: true,
    })
    .optional(),
  shipment: shipmentSummarySchema.pick({ id: true, status: true, total: true }).optional(),
  invoice: invoiceSummarySchema
    .pick({ id: true, number: true, total: true, amountDue: true, dueDate: true })
    .optional(),
  payment: z.object({ id: z.string(), amount: moneySchema }).optional(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** A page, newest first; of all, or of those that are unread. */
export const notificationQuerySchema = z.object({
  unread: oneOf(['true']).optional(),
  cursor: listQuery.cursor,
  limit: listQuery.limit,
});
export type NotificationQuery = z.infer<typeof notificationQuerySchema>;

/** How many are unread; `mostUnread` stands for as many or more. */
const unreadSchema = z.int().nonnegative();

export const notificationPageSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: unreadSchema,
  nextCursor: z.string().nullable(),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

const whichError = { error: () => text('fields.notValid') };

/** Which are read: some, or all that the customer was told of until an instant, which is that of the newest they saw. */
export const markReadSchema = z.union(
  [
    bodyOf({ ids: z.array(idSchema, whichError).min(1, whichError).max(200, whichError) }),
    bodyOf({ all: z.literal(true, whichError), upTo: instantSchema }),
  ],
  whichError,
);
export type MarkRead = z.infer<typeof markReadSchema>;

export const markedReadSchema = z.object({ unread: unreadSchema });
export type MarkedRead = z.infer<typeof markedReadSchema>;
