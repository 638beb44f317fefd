/**
 * The demo's current time: its data is around it, and new entries are dated then. Dates have their year and
 * are never relative, since the reader's clock differs.
 */
export const demoNow = '2025-11-19T15:00:00Z';
