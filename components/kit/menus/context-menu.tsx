'use client';

import { ContextMenu as Base } from '@base-ui/react/context-menu';
import type { ReactElement } from 'react';
import { Cascade } from './cascade';
import type { MenuEntry } from './menu-items';

interface ContextMenuProps {
  items: MenuEntry[];
  /** The menu's target. It, or an element in it, is focusable: the menu key and Shift+F10 open it there. */
  children: ReactElement;
}

/** A menu on right-click, long press or the menu key. Never the only way to an action. */
export function ContextMenu({ items, children }: ContextMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Cascade items={items} />
    </Base.Root>
  );
}
