import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';

export interface Fact {
  term: string;
  value: ReactNode;
  /** A copy button or link at the end of the line. */
  action?: ReactNode;
}

/** Facts as term and value, one per line, separated by dividers. */
export function DescriptionList({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={classNames('@container divide-y divide-line text-sm', className)}>
      {facts.map((fact) => (
        <div
          key={fact.term}
          className={classNames(
            'grid items-center gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0',
            fact.action
              ? '@sm:grid-cols-[9rem_minmax(0,1fr)_auto] grid-cols-[minmax(0,1fr)_auto]'
              : '@3xs:grid-cols-[8rem_minmax(0,1fr)] @sm:grid-cols-[9rem_minmax(0,1fr)]',
          )}
        >
          <dt className={classNames('text-muted', !fact.action && 'self-start')}>{fact.term}</dt>
          <dd
            dir={typeof fact.value === 'string' ? 'auto' : undefined}
            className={classNames('wrap-anywhere min-w-0', fact.action ? '@max-sm:col-start-1' : null)}
          >
            {fact.value}
          </dd>
          {fact.action && (
            <dd className="@max-sm:col-start-2 @max-sm:row-span-2 @max-sm:row-start-1 -my-1">
              {fact.action}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
