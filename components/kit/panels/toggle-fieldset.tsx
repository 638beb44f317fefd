'use client';

import { Collapsible } from '@base-ui/react/collapsible';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { collapsingClasses } from '@/components/ui/display/collapsing-classes';
import { Icon } from '@/components/ui/display/icon';

interface ToggleFieldsetProps {
  legend: string;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** Related fields under a legend that collapses them. */
export function ToggleFieldset({ legend, defaultOpen = true, children }: ToggleFieldsetProps) {
  return (
    <Collapsible.Root
      defaultOpen={defaultOpen}
      render={<fieldset className="min-w-0 border-t border-line" />}
    >
      <legend className="ms-2">
        <Collapsible.Trigger className="hover:bg-surface-500/10 group flex min-h-10 cursor-pointer items-center gap-2 rounded-md px-2 text-sm font-semibold text-strong transition-colors">
          <Icon
            name="chevron-right"
            className="group-data-panel-open:rotate-90 rtl:group-data-panel-open:rotate-90 text-muted transition-transform rtl:rotate-180"
          />
          {legend}
        </Collapsible.Trigger>
      </legend>
      <Collapsible.Panel
        keepMounted
        className={classNames('h-(--collapsible-panel-height)', collapsingClasses)}
      >
        <div className="pb-4 pt-2">{children}</div>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
