/** What the list of invoices needs after its first rows: one script, so that what a press opens also opens offline. */
export { LiveInvoices } from './live-invoices';
export { NoRows } from './no-rows';
