'use client';

import { Collapsible } from '@base-ui/react/collapsible';
import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { classNames } from '@/components/ui/styles/class-names';
import { collapsingClasses } from '@/components/ui/display/collapsing-classes';
import { IconButton } from '@/components/ui/action/icon-button';

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
    <Collapsible.Root defaultOpen={defaultOpen} render={<Card aria-labelledby={id} />}>
      <CardHeader
        id={id}
        title={title}
        action={
          <div className="flex">
            {actions}
            <Collapsible.Trigger
              render={(props, { open }) => (
                <IconButton
                  {...props}
                  icon={open ? 'minus' : 'plus'}
                  label={open ? `Hide ${title}` : `Show ${title}`}
                />
              )}
            />
          </div>
        }
      />
      <div className="-mt-4">
        <Collapsible.Panel
          keepMounted
          className={classNames('h-(--collapsible-panel-height)', collapsingClasses)}
        >
          <div className="pt-4">{children}</div>
        </Collapsible.Panel>
      </div>
    </Collapsible.Root>
  );
}
