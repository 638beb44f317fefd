import { z } from 'zod';
import { text } from '@/lib/text/text';
import { instantSchema } from '../values/common';
import { openEnum, type Known } from '../values/open-enum';

export const trackingStatuses = [
  'pending',
  'info_received',
  'in_transit',
  'out_for_delivery',
  'available_for_pickup',
  'attempt_fail',
  'delivered',
  'exception',
  'returned',
  'expired',
] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];

export const legs = ['inbound', 'warehouse', 'outbound'] as const;
export type Leg = (typeof legs)[number];

export const eventSources = ['carrier', 'webhook', 'operator', 'import', 'customer'] as const;

export const locationSchema = z.object({
  raw: z.string(),
  city: z.string().optional(),
  state: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional(),
});
export type TrackingLocation = z.infer<typeof locationSchema>;

export const trackingEventSchema = z.object({
  id: z.string(),
  packageId: z.string(),
  leg: openEnum(legs),
  /**
   * The carrier's time. Without a zone in the source it is the local time read as UTC, and `localTime` holds the raw
   * text.
   */
  occurredAt: instantSchema,
  localTime: z.string().optional(),
  /** The UTC offset of the scan's place in minutes, if the source gives it. */
  utcOffset: z.int().min(-1080).max(1080).optional(),
  receivedAt: instantSchema,
  status: openEnum(trackingStatuses),
  subStatus: z.string().optional(),
  reason: z.string().optional(),
  /** The carrier's text. */
  message: z.string(),
  carrierCode: z.string().optional(),
  location: locationSchema.optional(),
  source: openEnum(eventSources),
});
export type TrackingEvent = z.infer<typeof trackingEventSchema>;
export type StoredEvent = Known<TrackingEvent>;

const terminal = new Set<TrackingStatus>(['delivered', 'returned', 'expired']);

/** A terminal status is never overwritten by a late scan (data-model "Tracking status"). */
export function isTerminalTracking(status: TrackingStatus): boolean {
  return terminal.has(status);
}

/**
 * The status of a shipment: its newest event's, except that the first terminal status in carrier time stays. `pending`
 * without events.
 */
export function trackingStatusOf(
  events: readonly Pick<StoredEvent, 'occurredAt' | 'status'>[],
): TrackingStatus {
  const byTime = [...events].sort((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt));
  const end = byTime.find((event) => isTerminalTracking(event.status));
  return (end ?? byTime.at(-1))?.status ?? 'pending';
}

/** 4–40 of `[A-Z0-9-]` after removing spaces, as customers type it. */
export const trackingNumberSchema = z
  .string({ error: () => text('fields.tracking.missing') })
  .transform((value) => value.replace(/\s+/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(4, { error: () => text('fields.tracking.short') })
      .max(40, { error: () => text('fields.tracking.long') })
      .regex(/^[A-Z0-9-]+$/, { error: () => text('fields.tracking.characters') }),
  );
