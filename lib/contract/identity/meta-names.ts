/** The meta tags with the settings of the browser's identity client, which are only known at run time. */
export const metaNames = {
  publicToken: 'waybill-public-token',
  sessionMinutes: 'waybill-session-minutes',
} as const;
