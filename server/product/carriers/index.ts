export { readRow, rowsOf } from './detect';
export { readEasypostEvent } from './easypost/read';
export { readKarrioTracker } from './karrio/read';
export type { CarrierTracker, NormalisedEvent, RowReading } from './tracker';
