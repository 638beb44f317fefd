import type { MenuItem } from '@/lib/appearance/menu';
import type { LayoutEvent } from '@/lib/appearance/state';

interface Click {
  item: MenuItem;
  key: string;
  /** Whether the window is wider than 991 px. */
  desktop: boolean;
}

/**
 * Handles a click on a menu item: nothing if it is disabled; a parent opens or closes; a leaf runs its command, closes
 * the overlay and mobile menus and becomes active, in this order.
 */
export function clickItem(
  { item, key, desktop }: Click,
  event: { preventDefault: () => void },
  dispatch: (event: LayoutEvent) => void,
): void {
  if (item.disabled) {
    event.preventDefault();
  } else if (item.items) {
    dispatch({ type: 'parentClicked', key, desktop });
  } else {
    item.command?.();
    dispatch({ type: 'leafChosen', item: key });
  }
}
