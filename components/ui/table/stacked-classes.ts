/**
 * A table whose container has less than 36rem: the head goes, each row is a card with the cell that names it on top,
 * its buttons at the end of that line, and the other cells in two columns under their column's name.
 */
export const stackedClasses =
  '@max-xl:min-w-0! @max-xl:block @max-xl:[&>colgroup]:hidden @max-xl:[&>thead]:hidden @max-xl:[&>tbody]:block ' +
  '@max-xl:[&>tbody>tr]:relative @max-xl:[&>tbody>tr]:grid @max-xl:[&>tbody>tr]:grid-cols-2 @max-xl:[&>tbody>tr]:gap-x-4 @max-xl:[&>tbody>tr]:gap-y-3 @max-xl:[&>tbody>tr]:border-b @max-xl:[&>tbody>tr]:border-line @max-xl:[&>tbody>tr]:p-4 @max-xl:[&>tbody>tr:last-child]:border-b-0 ' +
  '@max-xl:[&>tbody>tr>*]:static @max-xl:[&>tbody>tr>*]:block @max-xl:[&>tbody>tr>*]:h-auto @max-xl:[&>tbody>tr>*]:border-0 @max-xl:[&>tbody>tr>*]:p-0! @max-xl:[&>tbody>tr>*]:text-start @max-xl:[&>tbody>tr>td[colspan]]:col-span-2 ' +
  '@max-xl:[&>tbody>tr>th]:order-first @max-xl:[&>tbody>tr>th]:col-span-2 @max-xl:[&>tbody>tr>th]:pe-12! ' +
  '@max-xl:[&>tbody>tr>[data-control]]:absolute @max-xl:[&>tbody>tr>[data-control]]:end-3 @max-xl:[&>tbody>tr>[data-control]]:top-5 @max-xl:[&>tbody>tr>[data-control]~[data-control]]:end-14 @max-xl:[&>tbody>tr>[data-label]:empty]:hidden ' +
  '@max-xl:[&>tbody>tr>td[data-label]]:before:block @max-xl:[&>tbody>tr>td[data-label]]:before:pb-0.5 @max-xl:[&>tbody>tr>td[data-label]]:before:text-xs @max-xl:[&>tbody>tr>td[data-label]]:before:text-muted @max-xl:[&>tbody>tr>td[data-label]]:before:content-[attr(data-label)]';
