/**
 * Whether this is `npm run test:full`: an address is sent one message a minute, and only then is that minute
 * waited for.
 */
export const longRun = process.env.WAYBILL_FULL === '1';
