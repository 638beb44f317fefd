import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';

interface PaginationProps {
  /** Such as "1–25 of 61". */
  summary: ReactNode;
  previousHref?: string | undefined;
  nextHref?: string | undefined;
  label?: string;
}

/** Keyset paging: a page has its address, backwards and forwards where there is something. */
export function Pagination({ summary, previousHref, nextHref, label = 'Pages' }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
      <p className="tabular-nums">{summary}</p>
      <div className="flex gap-2">
        {previousHref && (
          <ButtonLink href={previousHref} variant="secondary" size="small" icon="chevron-left">
            Previous
          </ButtonLink>
        )}
        {nextHref && (
          <ButtonLink href={nextHref} variant="secondary" size="small" icon="chevron-right">
            Next
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
