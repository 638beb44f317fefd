import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';

/** SPEC section 3, "Menu item": a group, a parent with `items` of its own, or a leaf. */
export interface MenuItem {
  label: string;
  icon?: IconName;
  /** A route of the portal. */
  to?: string;
  /** An external address; `target` as on any link. */
  url?: string;
  target?: string;
  /** Class names for the row. */
  class?: string;
  items?: MenuItem[];
  /** `false` hides the item. */
  visible?: boolean;
  /** Shown, but a click does nothing. */
  disabled?: boolean;
  /** Runs when a leaf is chosen, before anything closes. */
  command?: () => void;
}

/** The product's menu (SPEC section 2, "Shell layout"). */
export const menu = () =>
  ({
    label: text('shell.menu.title'),
    items: [
      { label: text('shell.places.home'), icon: 'house', to: '/' },
      { label: text('shell.places.packages'), icon: 'package', to: '/packages' },
      { label: text('shell.places.invoices'), icon: 'receipt', to: '/invoices' },
      { label: text('shell.places.account'), icon: 'circle-user', to: '/account' },
    ],
  }) satisfies MenuItem;

/** Pages that stand under another entry's name, such as shipments, which packages become. */
const covered: Readonly<Record<string, string>> = { '/packages': '/shipments' };

/** Whether a menu entry covers the route: its page or one below it; `/` covers itself only. */
export function isActive(to: string, pathname: string): boolean {
  return [to, covered[to]].some(
    (path) => path !== undefined && (pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))),
  );
}

/** The items to show below `parent`, each with its key; hidden ones keep their place in the count. */
export function keyed(items: MenuItem[] = [], parent: string): { key: string; item: MenuItem }[] {
  return items.flatMap((item, index) =>
    item.visible === false ? [] : [{ key: `${parent}-${index}`, item }],
  );
}
