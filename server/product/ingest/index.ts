export { applyEvents, type Shipment } from './apply-events';
export { ingestTracker } from './ingest-tracker';
