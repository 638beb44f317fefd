/** What the list of shipments needs after its first rows: one script, so that what a press opens also opens offline. */
export { LiveShipments } from './live-shipments';
export { NoRows } from './no-rows';
