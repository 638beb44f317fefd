import { z } from 'zod';
import { legs, trackingStatuses } from '@/lib/domain/package/tracking';
import { referenceSchema, text, writtenTimeSchema } from './fields';

/** A scan of a package: in the warehouse, or by the carrier of one of its shipments. */
export const eventRowSchema = z.strictObject({
  packageReference: referenceSchema,
  leg: z.enum(legs).default('warehouse'),
  /** Its offset is that of the scan's place. */
  occurredAt: writtenTimeSchema,
  status: z.enum(trackingStatuses),
  message: text(1000),
  subStatus: text(60).optional(),
  reason: text(200).optional(),
  carrierCode: text(40).optional(),
  location: z
    .strictObject({
      raw: text(200),
      city: text(120).optional(),
      state: text(120).optional(),
      postalCode: text(20).optional(),
      country: text(120).optional(),
    })
    .optional(),
});
export type EventRowInput = z.infer<typeof eventRowSchema>;
