import type { Leg, StoredEvent } from '@/lib/domain/package/tracking';
import type { CarrierTracker } from '../carriers/tracker';

/** A shipment's leg that a carrier moves. */
export type MovingLeg = Exclude<Leg, 'warehouse'>;

export interface IngestInput {
  account: { id: string; warehouseId: string };
  tracker: CarrierTracker;
  source: StoredEvent['source'];
  now: Date;
}

export interface IngestOutcome {
  outcome: 'created' | 'updated' | 'unchanged';
  packageIds: string[];
  newEvents: number;
  /** Events of the tracker that were known already, from it or from an earlier one. */
  duplicateEvents: number;
}
