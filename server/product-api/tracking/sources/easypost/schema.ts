import { z } from 'zod';
import { carrierSchema } from '@/server/product-api/tracking/carriers/carrier-slug';
import { softText } from '@/server/product-api/tracking/carriers/text';
import { carrierNumberSchema } from '@/server/product-api/tracking/carriers/tracking-number';

/** A Tracker object of EasyPost's API; what we do not use, or can do without, is not checked. */
export const easypostTrackerSchema = z.object({
  tracking_code: carrierNumberSchema,
  carrier: carrierSchema,
  status: softText,
  signed_by: softText,
  /** Ounces. */
  weight: z.number().positive().optional().catch(undefined),
  est_delivery_date: softText,
  public_url: softText,
  carrier_detail: z.object({ est_delivery_date_local: softText }).optional().catch(undefined),
  tracking_details: z.array(z.unknown(), { error: 'must be a list' }).nullish(),
});

export const easypostDetailSchema = z.object({
  message: softText,
  description: softText,
  status: softText,
  status_detail: softText,
  datetime: z.string({ error: 'must be a time' }),
  carrier_code: softText,
  tracking_location: z
    .object({ city: softText, state: softText, zip: softText, country: softText })
    .optional()
    .catch(undefined),
});

/** The body of a webhook: an Event about something, for us a Tracker. */
export const easypostEventSchema = z.object({
  object: z.literal('Event'),
  result: z.looseObject({ object: z.literal('Tracker') }, { error: 'is not a Tracker' }),
});
