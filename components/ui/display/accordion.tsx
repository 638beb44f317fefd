'use client';

import { Accordion as Base } from '@base-ui/react/accordion';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import { collapsingClasses } from './collapsing-classes';
import { Icon } from './icon';

export interface AccordionItem {
  title: string;
  disabled?: boolean;
  content: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
  /** Titles of the items that are open initially. */
  defaultOpen?: string[];
  /** More than one may be open. */
  multiple?: boolean;
  /** The heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** Headings that expand their text; the browser's find-in-page also searches collapsed text. */
export function Accordion({
  items,
  defaultOpen = [],
  multiple = false,
  headingLevel = 3,
  className,
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Base.Root
      defaultValue={defaultOpen}
      multiple={multiple}
      hiddenUntilFound
      className={classNames('divide-y divide-line', className)}
    >
      {items.map(({ title, disabled = false, content }) => (
        <Base.Item key={title} value={title} disabled={disabled}>
          <Base.Header render={<Heading />}>
            <Base.Trigger className={triggerClasses}>
              <span className="min-w-0">{title}</span>
              <Icon
                name="chevron-down"
                className="group-data-panel-open:rotate-180 text-muted transition-transform"
              />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className={classNames('h-(--accordion-panel-height)', collapsingClasses)}>
            <div className="pb-4 text-sm">{content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}

const triggerClasses =
  'group flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 rounded-md py-3 text-start text-sm ' +
  'font-semibold text-strong transition-colors hover:text-primary-text ' +
  'data-disabled:cursor-not-allowed data-disabled:opacity-60 data-disabled:hover:text-strong';
