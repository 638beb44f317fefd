'use client';

import { Menu } from '@base-ui/react/menu';
import Link from 'next/link';
import { classNames } from '@/components/ui/styles/class-names';
import { MenuItemContent } from './menu-item-content';
import { entryKey, isRule, type MenuEntry, type MenuItem } from './menu-items';
import {
  dangerOptionClasses,
  optionClasses,
  popupClasses,
  popupGap,
  popupMotion,
  popupTurn,
  ruleClasses,
} from '@/components/ui/overlay/popup-classes';

/** The pop-up of a menu with submenus; inside Base UI's menu, submenu or context menu. */
export function Cascade({ items }: { items: MenuEntry[] }) {
  return (
    <Menu.Portal>
      <Menu.Positioner
        sideOffset={popupGap.gap}
        collisionPadding={popupGap.padding}
        collisionAvoidance={popupTurn}
        className="z-menu outline-none"
      >
        <Menu.Popup
          className={classNames(
            'origin-(--transform-origin) data-instant:transition-none min-w-48 max-w-xs p-1',
            popupClasses,
            popupMotion,
          )}
        >
          {items.map((entry, index) => (
            <CascadeRow key={entryKey(entry, index)} entry={entry} />
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  );
}

function CascadeRow({ entry }: { entry: MenuEntry }) {
  if (isRule(entry)) return <Menu.Separator className={ruleClasses} />;
  if (!entry.items) return <CascadeAction item={entry} />;
  return (
    <Menu.SubmenuRoot disabled={entry.disabled ?? false}>
      <Menu.SubmenuTrigger className={optionClasses}>
        <MenuItemContent item={entry} submenu />
      </Menu.SubmenuTrigger>
      <Cascade items={entry.items} />
    </Menu.SubmenuRoot>
  );
}

function CascadeAction({ item }: { item: MenuItem }) {
  const { href, disabled = false, onSelect } = item;
  const classes = classNames(optionClasses, item.danger && dangerOptionClasses);
  if (href !== undefined && !disabled) {
    return (
      <Menu.LinkItem
        closeOnClick
        render={<Link href={href} prefetch={false} />}
        onClick={onSelect}
        className={classes}
      >
        <MenuItemContent item={item} />
      </Menu.LinkItem>
    );
  }
  return (
    <Menu.Item disabled={disabled} onClick={onSelect} className={classes}>
      <MenuItemContent item={item} />
    </Menu.Item>
  );
}
