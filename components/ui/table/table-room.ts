/** A table that fits into 32rem stays a table down to there; others become cards below 36rem (stacking-table.css). */
export const roomOf = (width: number) => (width <= 512 ? '@container/narrow-table' : '@container/table');
