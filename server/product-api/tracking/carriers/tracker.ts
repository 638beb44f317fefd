import type { TrackingLocation, TrackingStatus } from '@/lib/domain/package/tracking';

/** A scan in our words, whoever told it. */
export interface NormalisedEvent {
  occurredAt: Date;
  /** The source's own text where it had no time zone: the local clock, read as UTC in `occurredAt`. */
  localTime?: string;
  /** Minutes that the clock of the scan's place is ahead of UTC, where the source says so. */
  utcOffset?: number;
  status: TrackingStatus;
  subStatus?: string;
  reason?: string;
  message: string;
  carrierCode?: string;
  location?: TrackingLocation;
}

/** What a source says about one shipment, in our words. */
export interface CarrierTracker {
  /** Slug, such as `usps`. */
  carrier: string;
  trackingNumber: string;
  trackingUrl?: string;
  /** `YYYY-MM-DD`. */
  estimatedDelivery?: string;
  signedBy?: string;
  /** Grams. */
  weight?: number;
  /** The shipment's own, where the source lists no event that would tell it. */
  status?: TrackingStatus;
  events: NormalisedEvent[];
}

/** What is wrong with a row of a file, and where in it: `tracking_details[2].datetime`. */
export interface RowIssue {
  field: string;
  reason: string;
}

/** A row read: no tracker when the row as a whole is bad; issues beside a tracker are about single events. */
export interface RowReading {
  tracker?: CarrierTracker;
  issues: RowIssue[];
  /** Words for a status that the source's table lacks; their events are kept as scans. */
  unknownStatuses?: string[];
}
