'use client';

import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import { useState, type ReactNode } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import { directionOf } from '@/lib/text/language';
import { currentLanguage } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { useEarlyStop } from './use-early-stop';

export interface TabItem {
  label: string;
  icon?: IconName;
  disabled?: boolean;
  /** Mounted when its tab is first shown, and stays mounted. */
  content: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: TabItem[];
  defaultIndex?: number;
  onChange?: (index: number) => void;
  className?: string;
}

/** Tabs over panels of one page; where each view has an address use `TabLinks`. */
export function Tabs({ label, tabs, defaultIndex = 0, onChange, className }: TabsProps) {
  const early = useEarlyStop();
  const [seen, setSeen] = useState<readonly number[]>([defaultIndex]);

  const choose = (index: number) => {
    setSeen((before) => (before.includes(index) ? before : [...before, index]));
    onChange?.(index);
  };

  return (
    <DirectionProvider direction={directionOf(currentLanguage())}>
      <Base.Root
        defaultValue={defaultIndex}
        onValueChange={choose}
        className={classNames('min-w-0', className)}
      >
        <div className="border-b border-line">
          <Base.List
            activateOnFocus
            aria-label={label}
            className="relative -mb-px flex gap-1 overflow-x-auto"
          >
            {tabs.map((tab, index) => (
              <Base.Tab
                key={tab.label}
                {...early}
                value={index}
                disabled={tab.disabled ?? false}
                className={tabClasses}
              >
                {tab.icon && <Icon name={tab.icon} className="max-sm:hidden" />}
                {tab.label}
              </Base.Tab>
            ))}
          </Base.List>
        </div>
        {tabs.map((tab, index) => (
          <Base.Panel
            key={tab.label}
            value={index}
            keepMounted={seen.includes(index)}
            className="mt-4 rounded-sm text-sm"
          >
            {tab.content}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  );
}

const tabClasses =
  'flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 text-sm sm:px-4 font-medium text-muted ' +
  'transition-colors -outline-offset-2 hover:text-body ' +
  'data-active:border-primary-mark data-active:text-primary-text ' +
  'data-disabled:pointer-events-none data-disabled:opacity-60';
