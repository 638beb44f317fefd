/** A table that fits into 32rem stays a table down to there; others become cards below 36rem. */
export const roomOf = (width: number) => (width <= 512 ? '@container/narrow-table' : '@container/table');

/**
 * A table in too little space (the `stacked` variant of globals.css): no header; each row is a card with its
 * naming cell on top, its buttons at the end of that line, and the other cells in two columns under their
 * column's name.
 */
export const stackedClasses =
  'stacked:min-w-0! stacked:block stacked:[&>colgroup]:hidden stacked:[&>thead]:hidden stacked:[&>tbody]:block ' +
  'stacked:[&>tbody>tr]:relative stacked:[&>tbody>tr]:grid stacked:[&>tbody>tr]:grid-cols-2 stacked:[&>tbody>tr]:gap-x-4 stacked:[&>tbody>tr]:gap-y-3 stacked:[&>tbody>tr]:border-b stacked:[&>tbody>tr]:border-line stacked:[&>tbody>tr]:p-4 stacked:[&>tbody>tr:last-child]:border-b-0 ' +
  'stacked:[&>tbody>tr>*]:static stacked:[&>tbody>tr>*]:block stacked:[&>tbody>tr>*]:h-auto stacked:[&>tbody>tr>*]:border-0 stacked:[&>tbody>tr>*]:p-0! stacked:[&>tbody>tr>*]:text-start stacked:[&>tbody>tr>td[colspan]]:col-span-2 ' +
  'stacked:[&>tbody>tr>th]:order-first stacked:[&>tbody>tr>th]:col-span-2 stacked:[&>tbody>tr>th]:pe-12! ' +
  'stacked:[&>tbody>tr>[data-control]]:absolute stacked:[&>tbody>tr>[data-control]]:end-3 stacked:[&>tbody>tr>[data-control]]:top-5 stacked:[&>tbody>tr>[data-control]~[data-control]]:end-14 stacked:[&>tbody>tr>[data-label]:empty]:hidden ' +
  'stacked:[&>tbody>tr>td[data-label]]:before:block stacked:[&>tbody>tr>td[data-label]]:before:pb-0.5 stacked:[&>tbody>tr>td[data-label]]:before:text-xs stacked:[&>tbody>tr>td[data-label]]:before:text-muted stacked:[&>tbody>tr>td[data-label]]:before:content-[attr(data-label)]';
