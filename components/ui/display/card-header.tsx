'use client';

import type { ReactNode } from 'react';

interface CardHeaderProps {
  title: string;
  id?: string;
  /** 3 where the card is in a section with its own heading. Default 2. */
  level?: 2 | 3;
  description?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
}

/** The heading of a card: put `aria-labelledby` with the same id on the card. */
export function CardHeader({ title, id, level = 2, description, action }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-32">
        <Heading id={id} className="text-base font-semibold">
          {title}
        </Heading>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      {action && <div className="-my-1.5">{action}</div>}
    </div>
  );
}
