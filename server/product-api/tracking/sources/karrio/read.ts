import type { z } from 'zod';
import { issuesOf, readEach } from '@/server/product-api/tracking/carriers/issues';
import { settleStatuses, type ListedEvent } from '@/server/product-api/tracking/carriers/settle';
import { webAddress, wordsOf } from '@/server/product-api/tracking/carriers/text';
import {
  readDate,
  readLocalTime,
  readTimestamp,
  type CarrierTime,
} from '@/server/product-api/tracking/carriers/time';
import type { RowIssue, RowReading } from '@/server/product-api/tracking/carriers/tracker';
import { unknownWords } from '@/server/product-api/tracking/carriers/unknown-words';
import { readWeight } from '@/server/product-api/tracking/carriers/weight';
import { karrioEventSchema, karrioMessageSchema, karrioTrackerSchema } from './schema';
import { karrioStatus, karrioStatusWithoutEvents } from './status';

type Scan = z.infer<typeof karrioEventSchema>;

function readTime({ timestamp, date, time }: Scan): CarrierTime | undefined {
  return (
    (timestamp === undefined ? undefined : readTimestamp(timestamp)) ??
    (date === undefined ? undefined : readLocalTime(date, time))
  );
}

function readScan(entry: unknown): { event: ListedEvent } | { issues: RowIssue[] } {
  const parsed = karrioEventSchema.safeParse(entry);
  if (!parsed.success) return { issues: issuesOf(parsed.error) };
  const scan = parsed.data;
  const time = readTime(scan);
  if (!time) {
    const field = scan.timestamp === undefined && scan.date !== undefined ? 'date' : 'timestamp';
    return { issues: [{ field, reason: scan[field] === undefined ? 'is missing' : 'is not a time' }] };
  }
  const status = karrioStatus(scan.status);
  return {
    event: {
      ...time,
      status,
      message: scan.description ?? wordsOf(scan.status ?? scan.code ?? 'scanned'),
      ...(scan.status && scan.status !== status && { subStatus: scan.status }),
      ...(scan.reason && { reason: scan.reason }),
      ...(scan.code && { carrierCode: scan.code }),
      ...(scan.location && { location: { raw: scan.location } }),
    },
  };
}

/** Reads a tracker as Karrio's API returns it. */
export function readKarrioTracker(row: unknown): RowReading {
  const parsed = karrioTrackerSchema.safeParse(row);
  if (!parsed.success) return { issues: issuesOf(parsed.error) };
  const source = parsed.data;
  const { events, issues } = readEach(source.events ?? [], 'events', readScan);
  const status = source.delivered ? 'delivered' : karrioStatus(source.status);
  const alone = source.delivered ? status : karrioStatusWithoutEvents(source.status);
  const trackingUrl = webAddress(source.info?.carrier_tracking_link);
  const estimatedDelivery = readDate(source.estimated_delivery);
  const weight = readWeight(source.info?.package_weight, source.info?.package_weight_unit);
  return {
    issues,
    unknownStatuses: unknownWords(source.status, source.events, karrioStatus),
    tracker: {
      carrier: source.carrier_name,
      trackingNumber: source.tracking_number,
      ...(trackingUrl && { trackingUrl }),
      ...(estimatedDelivery && { estimatedDelivery }),
      ...(source.info?.signed_by && { signedBy: source.info.signed_by }),
      ...(weight && { weight }),
      ...(events.length === 0 && alone && { status: alone }),
      events: settleStatuses(events, { status, word: source.status }),
    },
  };
}

const within = ({ field, reason }: RowIssue): RowIssue => ({
  field: field === 'row' ? 'data' : `data.${field}`,
  reason,
});

/** Reads the body of a webhook; undefined when it is about something else than a tracker. */
export function readKarrioMessage(message: unknown): RowReading | undefined {
  const parsed = karrioMessageSchema.safeParse(message);
  if (!parsed.success) return undefined;
  const { issues, ...reading } = readKarrioTracker(parsed.data.data);
  return { ...reading, issues: issues.map(within) };
}
