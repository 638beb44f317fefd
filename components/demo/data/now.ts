/**
 * When the demo's days happen: its data is around this moment, and what one does there happens then. Dates are shown with
 * their year and never as "ago", since the reader's clock is another one.
 */
export const demoNow = '2025-11-19T15:00:00Z';
