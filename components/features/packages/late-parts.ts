/** What the package list needs after its first rows: one script, so that what a press opens also opens offline. */
export { Filters } from './filters';
export { LivePackages } from './live-packages';
export { NoRows } from './no-rows';
export { ShipBar } from './ship-bar';
