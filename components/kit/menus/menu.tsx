'use client';

import {
  MenuButton,
  MenuHeading,
  MenuItem as HeadlessItem,
  MenuItems,
  MenuSection,
  MenuSeparator,
  Menu as HeadlessMenu,
} from '@headlessui/react';
import Link from 'next/link';
import { Fragment, type ReactElement } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { MenuItemContent } from './menu-item-content';
import { entryKey, isRule, type MenuEntry, type MenuItem } from './menu-items';
import {
  dangerOptionClasses,
  groupLabelClasses,
  optionClasses,
  popupClasses,
  popupGap,
  popupMotion,
  ruleClasses,
} from '@/components/ui/overlay/popup-classes';

interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`, whose name is the menu's name. */
  trigger: ReactElement;
  /** One level; entries with `items` are labelled groups. For submenus use `Menubar`. */
  items: MenuEntry[];
  anchor?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  className?: string;
}

/**
 * A menu that opens from a button, stays in the viewport and returns the focus (SPEC section 9: layer 1000).
 */
export function Menu({ trigger, items, anchor = 'bottom start', className }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment}>{trigger}</MenuButton>
      <MenuItems
        transition
        modal={false}
        anchor={{ to: anchor, ...popupGap }}
        className={classNames(
          'z-menu min-w-48 max-w-xs origin-top p-1 data-[anchor~=top]:origin-bottom',
          popupClasses,
          popupMotion,
          className,
        )}
      >
        {items.map((entry, index) => (
          <MenuRow key={entryKey(entry, index)} entry={entry} />
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}

function MenuRow({ entry }: { entry: MenuEntry }) {
  if (isRule(entry)) return <MenuSeparator className={ruleClasses} />;
  if (!entry.items) return <MenuAction item={entry} />;
  return (
    <MenuSection>
      <MenuHeading className={groupLabelClasses}>{entry.label}</MenuHeading>
      {entry.items.map((child, index) => (
        <MenuRow key={entryKey(child, index)} entry={child} />
      ))}
    </MenuSection>
  );
}

function MenuAction({ item }: { item: MenuItem }) {
  const { href, disabled = false, onSelect } = item;
  const classes = classNames(optionClasses, item.danger && dangerOptionClasses);
  if (href !== undefined && !disabled) {
    return (
      <HeadlessItem as={Link} href={href} prefetch={false} onClick={onSelect} className={classes}>
        <MenuItemContent item={item} />
      </HeadlessItem>
    );
  }
  return (
    <HeadlessItem as="button" type="button" disabled={disabled} onClick={onSelect} className={classes}>
      <MenuItemContent item={item} />
    </HeadlessItem>
  );
}
