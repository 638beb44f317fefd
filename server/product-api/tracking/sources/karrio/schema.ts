import { z } from 'zod';
import { carrierSchema } from '@/server/product-api/tracking/carriers/carrier-slug';
import { softText } from '@/server/product-api/tracking/carriers/text';
import { carrierNumberSchema } from '@/server/product-api/tracking/carriers/tracking-number';

/** A tracker as Karrio's API returns it; what we do not use, or can do without, is not checked. */
export const karrioTrackerSchema = z.object({
  tracking_number: carrierNumberSchema,
  carrier_name: carrierSchema,
  delivered: z.boolean().optional().catch(undefined),
  status: softText,
  estimated_delivery: softText,
  events: z.array(z.unknown(), { error: 'must be a list' }).nullish(),
  info: z
    .object({
      carrier_tracking_link: softText,
      signed_by: softText,
      package_weight: z.coerce.number().positive().optional().catch(undefined),
      package_weight_unit: softText,
    })
    .optional()
    .catch(undefined),
});

/** `tracker_updated` in what Karrio sends, `tracker.updated` or `tracking.…` as `type` in its documentation. */
const messageName = z.string().regex(/^track(er|ing)[._]/);

/** The body of a webhook about a tracker. */
export const karrioMessageSchema = z.union([
  z.looseObject({ event: messageName, data: z.unknown() }),
  z.looseObject({ type: messageName, data: z.unknown() }),
]);

export const karrioEventSchema = z.object({
  date: softText,
  time: softText,
  timestamp: softText,
  code: softText,
  description: softText,
  location: softText,
  status: softText,
  reason: softText,
});
