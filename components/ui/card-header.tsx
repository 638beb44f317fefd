import type { ReactNode } from 'react';

interface CardHeaderProps {
  title: string;
  id?: string;
  description?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
}

/** The heading of a card: put `aria-labelledby` with the same id on the card. */
export function CardHeader({ title, id, description, action }: CardHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-32">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      {action && <div className="-my-1.5">{action}</div>}
    </div>
  );
}
