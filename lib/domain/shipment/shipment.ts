import { z } from 'zod';
import { dimensionsSchema, packageSummarySchema, shipmentLegSchema } from '../package/package';
import { trackingEventSchema } from '../package/tracking';
import { addressSchema, instantSchema, moneySchema } from '../values/common';
import { listQuery, oneOf } from '../values/inputs';
import { openEnum, type Known } from '../values/open-enum';
import { chargesSchema, differenceSchema } from './charges';
import { shipmentAsks } from './shipment-ask';
import { shipmentStatuses } from './shipment-status';

/** What the warehouse does with the packages before it ships them. */
export const shipmentOptions = ['repack', 'insurance', 'photos'] as const;
export type ShipmentOption = (typeof shipmentOptions)[number];

/** What becomes of a shipment when one of its packages is held: it goes without it, or waits. */
export const holdChoices = ['without', 'wait'] as const;
export type HoldChoice = (typeof holdChoices)[number];

/** How it travels. */
export const serviceSchema = z.object({ name: z.string(), carrier: z.string().optional() });
export type Service = z.infer<typeof serviceSchema>;

/** A price that the warehouse keeps until an instant. */
export const shipmentQuoteSchema = chargesSchema.extend({
  validUntil: instantSchema,
  service: serviceSchema.optional(),
});
export type ShipmentQuote = Known<z.infer<typeof shipmentQuoteSchema>>;

/** The parcel or parcels as they are packed, together. */
export const packedSchema = z.object({
  /** Grams. */
  weight: z.int().positive(),
  /** Millimetres. */
  dimensions: dimensionsSchema.optional(),
});
export type Packed = z.infer<typeof packedSchema>;

/** A step of a shipment, and who took it. */
export const shipmentStepSchema = z.object({
  status: openEnum(shipmentStatuses),
  at: instantSchema,
  by: openEnum(['customer', 'warehouse', 'carrier']),
  note: z.string().optional(),
  /** The references of packages that are no part of it since then. */
  out: z.array(z.string()).optional(),
});
export type ShipmentStep = Known<z.infer<typeof shipmentStepSchema>>;

const shippedPackageSchema = packageSummarySchema.pick({
  id: true,
  reference: true,
  description: true,
  nickname: true,
  status: true,
});

export const shipmentSchema = z.object({
  id: z.string(),
  status: openEnum(shipmentStatuses),
  statusChangedAt: instantSchema,
  ask: openEnum(shipmentAsks).optional(),
  packages: z.array(shippedPackageSchema),
  /** As it was when the shipment was requested. */
  address: addressSchema,
  service: serviceSchema.optional(),
  options: z.array(openEnum(shipmentOptions)),
  onHold: openEnum(holdChoices),
  note: z.string().optional(),
  /** The warehouse's answer to a request for a quote. */
  quote: shipmentQuoteSchema.optional(),
  /** What was agreed on when the shipment was requested. */
  estimate: chargesSchema.optional(),
  packed: packedSchema.optional(),
  /** What is charged, once it is packed. */
  final: chargesSchema.optional(),
  /** Where `final` differs from `estimate`. */
  differences: z.array(differenceSchema).optional(),
  /** The parcels that it leaves in. */
  tracking: z.array(
    shipmentLegSchema.extend({
      packageIds: z.array(z.string()),
      /** Its scans, newest first, each once. */
      events: z.array(trackingEventSchema).optional(),
    }),
  ),
  invoice: z.object({ id: z.string(), number: z.string(), amountDue: moneySchema }).optional(),
  /** Oldest first. */
  history: z.array(shipmentStepSchema),
  createdAt: instantSchema,
  version: z.int(),
});
export type Shipment = z.infer<typeof shipmentSchema>;

/** A row of a list. */
export const shipmentSummarySchema = shipmentSchema
  .pick({
    id: true,
    status: true,
    statusChangedAt: true,
    ask: true,
    packages: true,
    address: true,
    service: true,
    createdAt: true,
  })
  .extend({
    /** What is charged, else what was agreed on, else the quote. */
    total: moneySchema.optional(),
  });
export type ShipmentSummary = z.infer<typeof shipmentSummarySchema>;

/** The lists of shipments: those that have no end yet, and the others. */
export const shipmentFilters = ['live', 'done'] as const;

export const shipmentQuerySchema = z.object({
  state: oneOf(shipmentFilters).optional(),
  status: oneOf(shipmentStatuses).optional(),
  ...listQuery,
});
export type ShipmentQuery = z.infer<typeof shipmentQuerySchema>;

export const shipmentPageSchema = z.object({
  shipments: z.array(shipmentSummarySchema),
  /** The number of shipments that match the query, over all pages. */
  total: z.int().nonnegative(),
  nextCursor: z.string().nullable(),
});
export type ShipmentPage = z.infer<typeof shipmentPageSchema>;
