'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/display/icon';
import type { MenuItem } from '@/lib/appearance/menu';
import { clickItem } from '@/lib/browser/appearance/menu-click';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { text } from '@/lib/text/text';
import { isDesktop } from './desktop';
import { rowClasses } from './row-classes';

interface MenuActionProps {
  item: MenuItem;
  itemKey: string;
}

/** A leaf that runs its command, or links to an external address. */
export function MenuAction({ item, itemKey }: MenuActionProps) {
  const active = useLayout((state) => state.activeMenuItem === itemKey);
  const row = {
    'aria-disabled': item.disabled,
    'data-active': active || undefined,
    className: rowClasses(item),
    onClick: (event: MouseEvent) =>
      clickItem({ item, key: itemKey, desktop: isDesktop() }, event, dispatchLayout),
  };
  const content = (
    <>
      {item.icon && <Icon name={item.icon} size={20} />}
      <span className="menu-label">{item.label}</span>
    </>
  );
  if (!item.url) {
    return (
      <button type="button" {...row}>
        {content}
      </button>
    );
  }
  return (
    <a href={item.url} target={item.target} rel="noreferrer" {...row}>
      {content}
      {item.target === '_blank' && (
        <span className="menu-mark">
          <Icon name="external-link" />
          <span className="sr-only">{text('shell.menu.newTab')}</span>
        </span>
      )}
    </a>
  );
}
