'use client';

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useState, type ReactNode } from 'react';
import type { IconName } from '@/lib/theme/icon-names';
import { classNames } from './class-names';
import { Icon } from './icon';

export interface TabItem {
  label: string;
  icon?: IconName;
  disabled?: boolean;
  /** Mounted when its tab is first shown, kept from then on. */
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: TabItem[];
  defaultIndex?: number;
  onChange?: (index: number) => void;
  className?: string;
}

/** Tabs over panels of one page; where each view has an address take `TabLinks`. */
export function Tabs({ label, tabs, defaultIndex = 0, onChange, className }: TabsProps) {
  const [index, setIndex] = useState(defaultIndex);
  const [seen, setSeen] = useState<readonly number[]>([defaultIndex]);

  const choose = (next: number) => {
    setIndex(next);
    setSeen((before) => (before.includes(next) ? before : [...before, next]));
    onChange?.(next);
  };

  return (
    <TabGroup selectedIndex={index} onChange={choose} className={classNames('min-w-0', className)}>
      <div className="border-b border-line">
        <TabList aria-label={label} className="-mb-px flex gap-1 overflow-x-auto">
          {tabs.map((tab) => (
            <Tab key={tab.label} disabled={tab.disabled ?? false} className={tabClasses}>
              {tab.icon && <Icon name={tab.icon} />}
              {tab.label}
            </Tab>
          ))}
        </TabList>
      </div>
      <TabPanels className="pt-4 text-sm">
        {tabs.map((tab, at) => (
          <TabPanel key={tab.label} unmount={!seen.includes(at)} className="rounded-sm">
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

const tabClasses =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-t-md border-b-2 border-transparent px-4 text-sm font-medium text-muted ' +
  'transition-colors duration-150 -outline-offset-2 hover:text-body ' +
  'data-selected:border-primary data-selected:text-primary-text ' +
  'disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:text-muted';
