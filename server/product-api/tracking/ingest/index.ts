export { applyEvents, type AppliedEvents, type Shipment } from './apply-events';
export { ingestKnownTracker, ingestTracker } from './ingest-tracker';
