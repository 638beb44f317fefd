import type { IconName } from '@/lib/theme/icon-names';

/** An entry of the menu (the part of SPEC section 3's menu item that the product's own menu needs). */
export interface MenuItem {
  label: string;
  icon: IconName;
  to: string;
}

export interface MenuGroup {
  label: string;
  items: MenuItem[];
}

/** The product's menu (SPEC section 2, "Shell layout"). */
export const menu: MenuGroup = {
  label: 'Menu',
  items: [
    { label: 'Home', icon: 'house', to: '/' },
    { label: 'Packages', icon: 'package', to: '/packages' },
    { label: 'Invoices', icon: 'receipt', to: '/invoices' },
    { label: 'Account', icon: 'circle-user', to: '/account' },
  ],
};

/** Whether a menu entry stands for the route: its page or one below it; `/` stands for itself only. */
export function isActive(to: string, pathname: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}
