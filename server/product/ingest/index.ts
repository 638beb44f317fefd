export { applyEvents, type Shipment } from './apply-events';
export { ingestKnownTracker, ingestTracker } from './ingest-tracker';
