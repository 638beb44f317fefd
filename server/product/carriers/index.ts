export { readRow, rowsOf } from './detect';
export { readEasypostEvent } from './easypost/read';
export { readKarrioMessage } from './karrio/read';
export type { CarrierTracker, NormalisedEvent, RowReading } from './tracker';
