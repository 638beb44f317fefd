'use client';

import { NavigationMenu } from '@base-ui/react/navigation-menu';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { MenuAction } from './menu-action';
import { MenuItemContent } from './menu-item-content';
import { entryKey, isRule, type MenuEntry, type MenuItem } from './menu-items';
import {
  barClasses,
  groupLabelClasses,
  popupClasses,
  popupMotion,
  popupTurn,
  rowClasses,
} from '@/components/ui/overlay/popup-classes';

interface MegaMenuProps {
  /** The accessible name. */
  label: string;
  /** Roots, their columns, and the columns' entries. */
  items: MenuItem[];
  orientation?: 'horizontal' | 'vertical';
}

/** A menu whose roots open a panel of columns, each under its heading. */
export function MegaMenu({ label, items, orientation = 'horizontal' }: MegaMenuProps) {
  const column = orientation === 'vertical';
  return (
    <NavigationMenu.Root aria-label={label} orientation={orientation}>
      <NavigationMenu.List className={classNames('flex gap-1', column ? 'flex-col' : 'flex-wrap')}>
        {items.map((item) => (
          <NavigationMenu.Item key={item.label}>
            <MegaMenuRoot item={item} column={column} />
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
      <NavigationMenu.Portal>
        <NavigationMenu.Positioner
          side={column ? 'inline-end' : 'bottom'}
          align="start"
          sideOffset={4}
          collisionPadding={16}
          collisionAvoidance={popupTurn}
          className="h-(--positioner-height) w-(--positioner-width) max-w-(--available-width) z-menu"
        >
          <NavigationMenu.Popup
            className={classNames(
              'h-(--popup-height) w-(--popup-width) max-w-(--available-width) origin-(--transform-origin)',
              popupClasses,
              popupMotion,
            )}
          >
            <NavigationMenu.Viewport className="size-full overflow-auto" />
          </NavigationMenu.Popup>
        </NavigationMenu.Positioner>
      </NavigationMenu.Portal>
    </NavigationMenu.Root>
  );
}

function MegaMenuRoot({ item, column }: { item: MenuItem; column: boolean }) {
  const { items, disabled = false } = item;
  if (!items) return <NavigationMenu.Link render={<MenuAction item={item} bar={!column} />} />;
  return (
    <>
      <NavigationMenu.Trigger disabled={disabled} className={column ? rowClasses : barClasses}>
        <MenuItemContent item={item} submenu={column} />
        {!column && <Icon name="chevron-down" className="text-muted" />}
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className="flex flex-wrap gap-x-4 gap-y-2 p-2">
        {items.map((group, index) => (
          <MegaMenuColumn key={entryKey(group, index)} group={group} />
        ))}
      </NavigationMenu.Content>
    </>
  );
}

function MegaMenuColumn({ group }: { group: MenuEntry }) {
  if (isRule(group)) return null;
  return (
    <div className="w-48">
      <p className={groupLabelClasses}>{group.label}</p>
      <ul aria-label={group.label}>
        {group.items?.map((entry, index) =>
          isRule(entry) ? null : (
            <li key={entryKey(entry, index)}>
              <NavigationMenu.Link closeOnClick render={<MenuAction item={entry} />} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
