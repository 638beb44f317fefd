'use client';

import { Collapsible } from '@base-ui/react/collapsible';
import { classNames } from '@/components/ui/styles/class-names';
import { MenuAction } from './menu-action';
import { collapsingClasses } from '@/components/ui/display/collapsing-classes';
import { Icon } from '@/components/ui/display/icon';
import { MenuItemContent } from './menu-item-content';
import { entryKey, isRule, type MenuEntry, type MenuItem } from './menu-items';
import { rowClasses, ruleClasses } from '@/components/ui/overlay/popup-classes';

interface PanelMenuProps {
  /** The accessible name. */
  label: string;
  items: MenuEntry[];
  /** Labels of the branches that are open initially. */
  defaultOpen?: string[];
}

/** An inline menu whose branches expand in place, to any depth. */
export function PanelMenu({ label, items, defaultOpen = [] }: PanelMenuProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <Branches items={items} defaultOpen={defaultOpen} />
    </nav>
  );
}

interface BranchesProps {
  items: MenuEntry[];
  defaultOpen: string[];
  className?: string;
}

function Branches({ items, defaultOpen, className }: BranchesProps) {
  return (
    <ul className={classNames('flex flex-col gap-0.5', className)}>
      {items.map((entry, index) => {
        const key = entryKey(entry, index);
        if (isRule(entry))
          return <li key={key} aria-hidden="true" className={classNames('mx-3', ruleClasses)} />;
        return (
          <li key={key}>
            {entry.items ? (
              <Branch item={entry} items={entry.items} defaultOpen={defaultOpen} />
            ) : (
              <MenuAction item={entry} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Branch({ item, items, defaultOpen }: BranchesProps & { item: MenuItem }) {
  return (
    <Collapsible.Root defaultOpen={defaultOpen.includes(item.label)} disabled={item.disabled ?? false}>
      <Collapsible.Trigger className={classNames('group font-medium', rowClasses)}>
        <MenuItemContent item={item} />
        <Icon
          name="chevron-down"
          className="group-data-panel-open:rotate-180 text-muted transition-transform"
        />
      </Collapsible.Trigger>
      <Collapsible.Panel className={classNames('h-(--collapsible-panel-height)', collapsingClasses)}>
        <Branches items={items} defaultOpen={defaultOpen} className="ps-6 pt-0.5" />
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
