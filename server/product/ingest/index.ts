export { ingestTracker } from './ingest-tracker';
