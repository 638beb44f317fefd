import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface Fact {
  term: string;
  value: ReactNode;
  /** A copy button or link at the end of the line. */
  action?: ReactNode;
}

/** Facts as term and value, one to a line, divided by rules. */
export function DescriptionList({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={classNames('divide-y divide-line text-sm', className)}>
      {facts.map((fact) => (
        <div
          key={fact.term}
          className="flex flex-wrap items-center gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0"
        >
          <dt className="w-36 shrink-0 text-muted">{fact.term}</dt>
          <dd className="wrap-anywhere min-w-0 grow basis-40">{fact.value}</dd>
          {fact.action && <dd className="shrink-0">{fact.action}</dd>}
        </div>
      ))}
    </dl>
  );
}
