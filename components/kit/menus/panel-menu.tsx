'use client';

import { Disclosure, DisclosureButton } from '@headlessui/react';
import { classNames } from '@/components/ui/styles/class-names';
import { MenuAction } from './menu-action';
import { FoldingPanel } from '../panels/folding-panel';
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
}

function Branches({ items, defaultOpen }: BranchesProps) {
  return (
    <ul className="flex flex-col gap-0.5">
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
    <Disclosure as="div" defaultOpen={defaultOpen.includes(item.label)}>
      <DisclosureButton
        disabled={item.disabled ?? false}
        className={classNames('group font-medium', rowClasses)}
      >
        <MenuItemContent item={item} />
        <Icon name="chevron-down" className="group-data-open:rotate-180 text-muted transition-transform" />
      </DisclosureButton>
      <FoldingPanel className="ps-6 pt-0.5">
        <Branches items={items} defaultOpen={defaultOpen} />
      </FoldingPanel>
    </Disclosure>
  );
}
