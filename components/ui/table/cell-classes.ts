/** Figures and amounts are aligned to the end. */
export type Alignment = 'end' | 'center';

const alignments = { end: 'text-end tabular-nums', center: 'text-center' };

export const alignmentOf = (align: Alignment | undefined) => (align ? alignments[align] : 'text-start');

/** The classes of every header cell. */
export const headerClasses =
  'h-12 border-b border-line px-2.5 py-1 font-semibold text-strong first:ps-4 last:pe-4';

/** The classes of every other cell. */
export const bodyClasses = 'h-12 border-b border-line px-2.5 py-2 *:align-middle first:ps-4 last:pe-4';

/** The classes of a cell that names its row. */
export const rowHeaderClasses = 'font-medium text-strong';

/** What `aria-sort` says of an order. */
export const sortNames = { asc: 'ascending', desc: 'descending' } as const;
