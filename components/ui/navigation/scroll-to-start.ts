/** Free space beside the item, in px: a part of its neighbour shows that there is more. */
const room = 16;

/** Scrolls a row sideways until one of its items is at the row's start. */
export function scrollToStart(row: HTMLElement, item: HTMLElement): void {
  const [edges, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  const rightToLeft = getComputedStyle(row).direction === 'rtl';
  row.scrollLeft += rightToLeft ? place.right - edges.right + room : place.left - edges.left - room;
}
