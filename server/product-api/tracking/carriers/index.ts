export { readRow, rowsOf } from './detect';
export { readEasypostEvent } from '../sources/easypost/read';
export { readKarrioMessage } from '../sources/karrio/read';
export type { CarrierTracker, NormalisedEvent, RowReading } from './tracker';
