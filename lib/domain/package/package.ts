import { z } from 'zod';
import { dateSchema, instantSchema, moneySchema } from '../values/common';
import { shipmentAsks } from '../shipment/shipment-ask';
import { shipmentStatuses } from '../shipment/shipment-status';
import { listQuery, oneOf } from '../values/inputs';
import { openEnum, type Known } from '../values/open-enum';
import { offersSchema, packageAnswerSchema } from './package-answers';
import { packageGroups } from './package-status';
import { packageStatuses } from './package-statuses';
import { trackingEventSchema, trackingStatuses } from './tracking';

export const shipmentLegSchema = z.object({
  /** Carrier slug, such as `usps` or `dhl_parcel_de`. */
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.url({ protocol: /^https?$/ }).optional(),
  trackingStatus: openEnum(trackingStatuses),
  estimatedDelivery: dateSchema.optional(),
  deliveredAt: instantSchema.optional(),
  signedBy: z.string().optional(),
});
export type ShipmentLeg = z.infer<typeof shipmentLegSchema>;
export type StoredLeg = Known<ShipmentLeg>;

export const nextActionSchema = z.object({
  code: z.string(),
  label: z.string(),
  /** A calendar date, independent of time zones. */
  dueOn: dateSchema.optional(),
  /** From product APIs without `dueOn`. */
  dueAt: instantSchema.optional(),
  /** What the warehouse offers to answer. */
  offers: offersSchema.optional(),
});
export type NextAction = z.infer<typeof nextActionSchema>;

/** Millimetres. */
export const dimensionsSchema = z.object({ length: z.int(), width: z.int(), height: z.int() });

export const merchantSchema = z.object({ name: z.string(), orderNumber: z.string().optional() });
export const onHoldSchema = z.object({
  reason: z.string(),
  since: instantSchema,
  note: z.string().optional(),
  /** The kind of reason, such as `damaged`: what is usual to offer depends on it. */
  code: z.string().optional(),
  /** What the warehouse offers to answer. */
  offers: offersSchema.optional(),
});
export const contentSchema = z.object({
  description: z.string(),
  quantity: z.int().positive(),
  unitValue: moneySchema,
  hsCode: z.string().optional(),
  originCountry: z.string().optional(),
});
export const photoSchema = z.object({ url: z.string(), kind: z.string(), takenAt: instantSchema });
export const storageSchema = z.object({
  freeUntil: dateSchema,
  days: z.int().nonnegative(),
  expiresAt: dateSchema,
  /** As the warehouse last reported it. */
  accrued: moneySchema,
  /** What each day after `freeUntil` costs, so that the charges are counted; they are at least what was reported. */
  feePerDay: moneySchema.optional(),
});

/** A row of a list: the data of one line on the screen, and no more. */
export const packageSummarySchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: openEnum(packageStatuses),
  group: openEnum(packageGroups),
  statusChangedAt: instantSchema,
  description: z.string(),
  nickname: z.string().optional(),
  merchantName: z.string().optional(),
  /** The current leg: outbound once there is one, inbound before. */
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingStatus: openEnum(trackingStatuses),
  estimatedDelivery: dateSchema.optional(),
  lastEvent: z
    .object({
      message: z.string(),
      occurredAt: instantSchema,
      /** As in the event itself: the carrier gave no time zone. */
      localTime: z.string().optional(),
      location: z.string().optional(),
    })
    .optional(),
  nextAction: nextActionSchema.optional(),
  /** Whether it may be shipped now: in storage, and in no shipment without an end; of an API that can do `shipments`. */
  shippable: z.boolean().optional(),
});
export type PackageSummary = z.infer<typeof packageSummarySchema>;

export const declarationStatuses = ['missing', 'estimated', 'confirmed'] as const;

export const packageSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: openEnum(packageStatuses),
  group: openEnum(packageGroups),
  statusChangedAt: instantSchema,
  onHold: onHoldSchema.optional(),
  suiteNumber: z.string(),
  warehouseId: z.string(),
  warehouseName: z.string(),
  warehouseTimeZone: z.string(),
  description: z.string(),
  nickname: z.string().optional(),
  merchant: merchantSchema.optional(),
  inbound: shipmentLegSchema.optional(),
  outbound: shipmentLegSchema.optional(),
  receivedAt: instantSchema.optional(),
  condition: z.string().optional(),
  /** Grams. */
  weight: z.int().optional(),
  dimensions: dimensionsSchema.optional(),
  /** Grams: the larger of weight and dimensional weight. */
  chargeableWeight: z.int().optional(),
  pieces: z.int().positive(),
  contents: z.array(contentSchema),
  declaredValue: moneySchema.optional(),
  declarationStatus: openEnum(declarationStatuses),
  photos: z.array(photoSchema),
  storage: storageSchema.optional(),
  invoices: z.array(z.object({ id: z.string(), number: z.string() })),
  nextAction: nextActionSchema.optional(),
  /** What the customer may answer now; of an API that can do `answers`, as are the next two. */
  offers: offersSchema.optional(),
  /** What the customer has answered, oldest first. */
  answers: z.array(packageAnswerSchema).optional(),
  /** Whether the customer may still take the pre-alert back. */
  cancellable: z.boolean().optional(),
  /** As in a summary. */
  shippable: z.boolean().optional(),
  /** The shipment that it is in, or left with; of an API that can do `shipments`. */
  shipment: z
    .object({
      id: z.string(),
      status: openEnum(shipmentStatuses),
      /** What the shipment waits for its customer to do. */
      ask: openEnum(shipmentAsks).optional(),
    })
    .optional(),
  /** Newest first. */
  events: z.array(trackingEventSchema),
  version: z.int(),
});
export type Package = z.infer<typeof packageSchema>;

export const groupCountsSchema = z.object(
  Object.fromEntries(packageGroups.map((group) => [group, z.int().nonnegative()])) as Record<
    (typeof packageGroups)[number],
    z.ZodInt
  >,
);
export type GroupCounts = z.infer<typeof groupCountsSchema>;

export const packageSorts = ['newest', 'oldest', 'arrival'] as const;

/** The query of getMyPackages; everything optional. */
export const packageQuerySchema = z.object({
  group: oneOf(packageGroups).optional(),
  status: oneOf(packageStatuses).optional(),
  /** Only those that may be shipped now. */
  shippable: oneOf(['true']).optional(),
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  sort: oneOf(packageSorts).optional(),
  ...listQuery,
});
export type PackageQuery = z.infer<typeof packageQuerySchema>;

export const packagePageSchema = z.object({
  packages: z.array(packageSummarySchema),
  /** The number of packages that match the query, over all pages. */
  total: z.int().nonnegative(),
  /** Per group, over all of the account's packages that match every filter but the group. */
  counts: groupCountsSchema,
  nextCursor: z.string().nullable(),
});
export type PackagePage = z.infer<typeof packagePageSchema>;
