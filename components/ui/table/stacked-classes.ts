/**
 * A table whose container has less than 36rem: the head goes, each row is a card, each cell a line with its column's
 * name before it; the cell that names the row stands alone at the top.
 */
export const stackedClasses =
  '@max-xl:min-w-0! @max-xl:block @max-xl:[&>colgroup]:hidden @max-xl:[&>thead]:hidden @max-xl:[&>tbody]:block ' +
  '@max-xl:[&>tbody>tr]:block @max-xl:[&>tbody>tr]:border-b @max-xl:[&>tbody>tr]:border-line @max-xl:[&>tbody>tr]:py-2 @max-xl:[&>tbody>tr:last-child]:border-b-0 ' +
  '@max-xl:[&>tbody>tr>td]:block @max-xl:[&>tbody>tr>*]:h-auto @max-xl:[&>tbody>tr>*]:border-0 ' +
  '@max-xl:[&>tbody>tr>[data-label]]:static @max-xl:[&>tbody>tr>[data-label]]:flex @max-xl:[&>tbody>tr>[data-label]]:min-h-9 ' +
  '@max-xl:[&>tbody>tr>[data-label]]:items-center @max-xl:[&>tbody>tr>[data-label]]:justify-between @max-xl:[&>tbody>tr>[data-label]]:gap-4 ' +
  '@max-xl:[&>tbody>tr>[data-label]]:px-4 @max-xl:[&>tbody>tr>[data-label]]:py-1 ' +
  '@max-xl:[&>tbody>tr>td[data-label]]:before:text-muted @max-xl:[&>tbody>tr>td[data-label]]:before:content-[attr(data-label)]';
