import type { z } from 'zod';
import type { TrackingLocation } from '@/lib/domain/package/tracking';
import { issuesOf, readEach } from '@/server/product-api/tracking/carriers/issues';
import { settleStatuses, type ListedEvent } from '@/server/product-api/tracking/carriers/settle';
import { webAddress, wordsOf } from '@/server/product-api/tracking/carriers/text';
import { readDate, readTimestamp } from '@/server/product-api/tracking/carriers/time';
import type { RowIssue, RowReading } from '@/server/product-api/tracking/carriers/tracker';
import { unknownWords } from '@/server/product-api/tracking/carriers/unknown-words';
import { readWeight } from '@/server/product-api/tracking/carriers/weight';
import { easypostDetailSchema, easypostEventSchema, easypostTrackerSchema } from './schema';
import { easypostStatus } from './status';

type Place = z.infer<typeof easypostDetailSchema>['tracking_location'];

/** `ORLANDO, FL 32809, US`; no location when every part is missing. */
function readPlace(place: Place): TrackingLocation | undefined {
  if (!place) return undefined;
  const { city, state, zip, country } = place;
  const region = [state, zip].filter(Boolean).join(' ');
  const raw = [city, region, country].filter(Boolean).join(', ');
  if (raw === '') return undefined;
  return {
    raw,
    ...(city && { city }),
    ...(state && { state }),
    ...(zip && { postalCode: zip }),
    ...(country && { country }),
  };
}

function readDetail(entry: unknown): { event: ListedEvent } | { issues: RowIssue[] } {
  const parsed = easypostDetailSchema.safeParse(entry);
  if (!parsed.success) return { issues: issuesOf(parsed.error) };
  const { message, description, datetime, carrier_code, tracking_location } = parsed.data;
  const time = readTimestamp(datetime);
  if (!time) return { issues: [{ field: 'datetime', reason: 'is not a time' }] };
  const status = easypostStatus(parsed.data.status);
  const statusDetail = parsed.data.status_detail === 'unknown' ? undefined : parsed.data.status_detail;
  const detail = statusDetail ?? (status === undefined ? parsed.data.status : undefined);
  const location = readPlace(tracking_location);
  return {
    event: {
      ...time,
      status,
      message: message ?? description ?? wordsOf(detail ?? parsed.data.status ?? 'scanned'),
      ...(detail && { subStatus: detail }),
      ...(carrier_code && { carrierCode: carrier_code }),
      ...(location && { location }),
    },
  };
}

/** Reads a Tracker as EasyPost's API returns it. */
export function readEasypostTracker(row: unknown): RowReading {
  const parsed = easypostTrackerSchema.safeParse(row);
  if (!parsed.success) return { issues: issuesOf(parsed.error) };
  const source = parsed.data;
  const { events, issues } = readEach(source.tracking_details ?? [], 'tracking_details', readDetail);
  const status = easypostStatus(source.status);
  const trackingUrl = webAddress(source.public_url);
  const weight = readWeight(source.weight, 'OZ');
  const estimatedDelivery =
    readDate(source.carrier_detail?.est_delivery_date_local) ?? readDate(source.est_delivery_date);
  return {
    issues,
    unknownStatuses: unknownWords(source.status, source.tracking_details, easypostStatus),
    tracker: {
      carrier: source.carrier,
      trackingNumber: source.tracking_code,
      ...(trackingUrl && { trackingUrl }),
      ...(estimatedDelivery && { estimatedDelivery }),
      ...(source.signed_by && { signedBy: source.signed_by }),
      ...(weight && { weight }),
      ...(events.length === 0 && status && { status }),
      events: settleStatuses(events, { status, word: source.status }),
    },
  };
}

/** Reads the body of a webhook. */
export function readEasypostEvent(row: unknown): RowReading {
  const parsed = easypostEventSchema.safeParse(row);
  if (!parsed.success) return { issues: issuesOf(parsed.error) };
  const { issues, ...reading } = readEasypostTracker(parsed.data.result);
  return { ...reading, issues: issues.map((issue) => ({ ...issue, field: `result.${issue.field}` })) };
}
