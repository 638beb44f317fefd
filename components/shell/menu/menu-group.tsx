'use client';

import { lazy, Suspense } from 'react';
import { keyed, type MenuItem } from '@/lib/appearance/menu';
import { MenuLink } from './menu-link';

/** Kinds of items that the product's own menu does not use. */
const OtherItem = lazy(() => import('./other-item'));

interface MenuItemsProps {
  items: MenuItem[] | undefined;
  parent: string;
}

/** The rows below a group or a parent. */
export function MenuItems({ items, parent }: MenuItemsProps) {
  return keyed(items, parent).map(({ key, item }) => (
    <li key={key} data-menu-key={key}>
      {item.to && !item.items ? (
        <MenuLink item={{ ...item, to: item.to }} itemKey={key} />
      ) : (
        <Suspense>
          <OtherItem item={item} itemKey={key}>
            <MenuItems items={item.items} parent={key} />
          </OtherItem>
        </Suspense>
      )}
    </li>
  ));
}

/** A titled group of the menu. */
export function MenuGroup({ group, index }: { group: MenuItem; index: number }) {
  const id = `menu-title-${index}`;
  return (
    <>
      <p id={id} className="menu-title">
        {group.label}
      </p>
      <ul aria-labelledby={id} className="menu-group">
        <MenuItems items={group.items} parent={String(index)} />
      </ul>
    </>
  );
}
