'use client';

import { Disclosure, DisclosureButton } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { FoldingPanel } from './folding-panel';

interface ToggleFieldsetProps {
  legend: string;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** Related fields under a legend that collapses them. */
export function ToggleFieldset({ legend, defaultOpen = true, children }: ToggleFieldsetProps) {
  return (
    <Disclosure as="fieldset" defaultOpen={defaultOpen} className="min-w-0 border-t border-line">
      <legend className="ms-2">
        <DisclosureButton className="hover:bg-surface-500/10 group flex min-h-10 cursor-pointer items-center gap-2 rounded-md px-2 text-sm font-semibold text-strong transition-colors">
          <Icon
            name="chevron-right"
            className="group-data-open:rotate-90 rtl:group-data-open:-rotate-90 text-muted transition-transform"
          />
          {legend}
        </DisclosureButton>
      </legend>
      <FoldingPanel className="pb-4 pt-2">{children}</FoldingPanel>
    </Disclosure>
  );
}
