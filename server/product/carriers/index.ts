export { readRow, rowsOf } from './detect';
export type { CarrierTracker, NormalisedEvent } from './tracker';
