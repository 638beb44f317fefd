import { getLayout } from '@/lib/browser/appearance/store';
import { flyoutOf } from '@/lib/appearance/modes';
import { isDesktop } from './desktop';
import { listen } from './listen';

const rowsIn = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLElement>('.menu-row')].filter((row) => row.getClientRects().length > 0);

/** The rows that arrow keys move through: those of the flyout, or those outside flyouts. */
function siblings(row: HTMLElement, sidebar: HTMLElement): HTMLElement[] {
  const flyout = row.closest('[data-flyout]');
  return flyout ? rowsIn(flyout) : rowsIn(sidebar).filter((other) => !other.closest('[data-flyout]'));
}

function enter(row: HTMLElement): void {
  if (row.ariaExpanded === 'false') row.click();
  const list = document.getElementById(row.getAttribute('aria-controls') ?? '');
  // React opens the list in a microtask of its own, queued by the click.
  if (list) queueMicrotask(() => rowsIn(list)[0]?.focus());
}

/** Closes the row's own items, or the list that contains it. */
function leave(row: HTMLElement): void {
  const parent = row.closest('.menu-items')?.parentElement?.querySelector<HTMLElement>('.menu-row');
  const open = row.ariaExpanded === 'true' ? row : parent;
  open?.click();
  open?.focus();
}

/** Arrow keys, Home and End, by the mode's layout and the writing direction. */
export function moveByKeys(sidebar: HTMLElement): () => void {
  return listen(sidebar, 'keydown', (event) => {
    const row = event.target instanceof Element && event.target.closest<HTMLElement>('.menu-row');
    if (!row) return;
    const rtl = getComputedStyle(row).direction === 'rtl';
    const [inward, outward] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const inRow = flyoutOf(getLayout().menuMode) === 'below' && isDesktop() && !row.closest('[data-flyout]');
    const rows = siblings(row, sidebar);
    const step = (by: number) => rows.at((rows.indexOf(row) + by) % rows.length)?.focus();
    const moves: Record<string, () => void> = {
      [inRow ? inward : 'ArrowDown']: () => step(1),
      [inRow ? outward : 'ArrowUp']: () => step(-1),
      [inRow ? 'ArrowDown' : inward]: () => enter(row),
      [inRow ? 'ArrowUp' : outward]: () => leave(row),
      Home: () => rows[0]?.focus(),
      End: () => rows.at(-1)?.focus(),
    };
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  });
}
