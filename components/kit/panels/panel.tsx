'use client';

import { Disclosure, DisclosureButton } from '@headlessui/react';
import { useId, type ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { IconButton } from '@/components/ui/action/icon-button';
import { FoldingPanel } from './folding-panel';

interface PanelProps {
  title: string;
  /** Buttons beside the one that expands and collapses. */
  actions?: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A collapsible card. */
export function Panel({ title, actions, defaultOpen = true, children }: PanelProps) {
  const id = useId();
  return (
    <Disclosure defaultOpen={defaultOpen}>
      {({ open }) => (
        <Card aria-labelledby={id}>
          <CardHeader
            id={id}
            title={title}
            action={
              <div className="flex">
                {actions}
                <DisclosureButton
                  as={IconButton}
                  icon={open ? 'minus' : 'plus'}
                  label={open ? text('kit.panel.hide', { title }) : text('kit.panel.show', { title })}
                />
              </div>
            }
          />
          <div className="-mt-4">
            <FoldingPanel className="pt-4">{children}</FoldingPanel>
          </div>
        </Card>
      )}
    </Disclosure>
  );
}
