export { readRow, rowsOf } from './detect';
export type { CarrierTracker, NormalisedEvent, RowIssue } from './tracker';
