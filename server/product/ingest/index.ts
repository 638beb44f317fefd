export { ingestTracker } from './ingest-tracker';
export type { IngestOutcome } from './input';
