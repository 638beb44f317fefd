'use client';

import { Menu } from '@base-ui/react/menu';
import { Menubar as Base } from '@base-ui/react/menubar';
import { useState, type ReactNode } from 'react';
import { Cascade } from './cascade';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { MenuAction } from './menu-action';
import { MenuItemContent } from './menu-item-content';
import type { MenuEntry, MenuItem } from './menu-items';
import { barClasses, rowClasses } from '@/components/ui/overlay/popup-classes';
import { useEarlyStop } from '@/components/ui/navigation/use-early-stop';

interface MenubarProps {
  /** The accessible name. */
  label: string;
  items: MenuItem[];
  /** A row, or a column whose submenus open beside it: the tiered menu. */
  orientation?: 'horizontal' | 'vertical';
  /** At the end of the row, such as a search field. */
  end?: ReactNode;
  className?: string;
}

/** An always visible menu with levels: one Tab stop, arrow keys within. */
export function Menubar({ label, items, orientation = 'horizontal', end, className }: MenubarProps) {
  const [open, setOpen] = useState<string | null>(null);
  const column = orientation === 'vertical';
  return (
    <div className={classNames('flex flex-wrap items-center justify-between gap-2', className)}>
      <Base
        aria-label={label}
        orientation={orientation}
        modal={false}
        className={classNames('flex gap-1', column ? 'w-full flex-col' : 'flex-wrap items-center')}
      >
        {items.map((item) =>
          item.items ? (
            <RootMenu
              key={item.label}
              item={item}
              items={item.items}
              column={column}
              open={open === item.label}
              onOpenChange={(opens) =>
                setOpen((now) => (opens ? item.label : now === item.label ? null : now))
              }
            />
          ) : (
            <RootAction key={item.label} item={item} column={column} onReach={() => setOpen(null)} />
          ),
        )}
      </Base>
      {end}
    </div>
  );
}

interface RootProps {
  item: MenuItem;
  column: boolean;
}

interface RootMenuProps extends RootProps {
  items: MenuEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function RootMenu({ item, items, column, open, onOpenChange }: RootMenuProps) {
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} disabled={item.disabled ?? false}>
      <Menu.Trigger {...useEarlyStop()} className={column ? rowClasses : barClasses}>
        <MenuItemContent item={item} submenu={column} />
        {!column && <Icon name="chevron-down" className="text-muted" />}
      </Menu.Trigger>
      <Cascade items={items} />
    </Menu.Root>
  );
}

/**
 * Base UI only supports parents at the root of a bar: this is one that never opens and does not announce a
 * submenu.
 */
function RootAction({ item, column, onReach }: RootProps & { onReach: () => void }) {
  const { href, disabled = false } = item;
  return (
    <Menu.Root open={false} disabled={disabled}>
      <Menu.Trigger
        {...useEarlyStop()}
        aria-haspopup={undefined}
        aria-expanded={undefined}
        onFocus={onReach}
        onPointerEnter={onReach}
        nativeButton={href === undefined || disabled}
        render={<MenuAction item={item} bar={!column} />}
      />
    </Menu.Root>
  );
}
