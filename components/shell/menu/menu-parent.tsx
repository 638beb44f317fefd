'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import type { MenuItem } from '@/lib/appearance/menu';
import { clickItem } from '@/lib/browser/appearance/menu-click';
import { isActiveKey, isRootKey } from '@/lib/appearance/menu-keys';
import { flyoutOf } from '@/lib/appearance/modes';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { isDesktop } from './desktop';
import { keepInView } from './flyout';
import { rowClasses } from './row-classes';
import { useDesktop } from './use-desktop';

interface MenuParentProps {
  item: MenuItem;
  itemKey: string;
  /** The rows of its items. */
  children: ReactNode;
}

/** A button that opens its items: below itself, or as a flyout of a rail or the horizontal menu. */
export function MenuParent({ item, itemKey, children }: MenuParentProps) {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const desktop = useDesktop();
  const mode = useLayout((state) => state.menuMode);
  const active = useLayout((state) => isActiveKey(itemKey, state.activeMenuItem));
  const submenus = useLayout((state) => state.overlaySubmenuActive);
  const flyout = desktop && isRootKey(itemKey) ? flyoutOf(mode) : null;
  const open = active && !item.disabled && (!flyout || submenus);
  const id = `menu-items-${itemKey}`;

  useLayoutEffect(() => {
    if (open && flyout && button.current && list.current) {
      return keepInView(list.current, button.current, flyout);
    }
  }, [open, flyout]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-disabled={item.disabled}
        data-active={active || undefined}
        className={rowClasses(item)}
        onClick={(event) => clickItem({ item, key: itemKey, desktop: isDesktop() }, event, dispatchLayout)}
      >
        {item.icon && <Icon name={item.icon} size={20} />}
        <span className="menu-label">{item.label}</span>
        <Icon name="chevron-down" className="menu-chevron" />
      </button>
      <ul
        ref={list}
        id={id}
        hidden={!open}
        aria-label={item.label}
        data-flyout={flyout || undefined}
        className="menu-items"
      >
        {children}
      </ul>
    </>
  );
}
