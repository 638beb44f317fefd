/** The settings that the browser's identity client needs travel in the page, since they are run-time settings. */
export const metaNames = {
  publicToken: 'waybill-public-token',
  sessionMinutes: 'waybill-session-minutes',
} as const;
