'use client';

import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { toneClasses } from '@/components/ui/styles/status';

/** What is to be paid, in words. */
export interface BalanceLinkProps {
  balance: string;
  outstanding: string;
  /** The overdue part, where there is one. */
  pastDue?: string | undefined;
  /** By currency, where there is any. */
  credit?: string | undefined;
}

/** The total outstanding with its overdue part, and the credit, which leads to the invoices to pay. */
export function BalanceLink({ balance, outstanding, pastDue, credit }: BalanceLinkProps) {
  return (
    <Link
      href="/invoices?status=unpaid"
      prefetch={false}
      className="flex items-center gap-3 rounded-b-card border-t border-line px-4 py-3 first:rounded-t-card first:border-t-0 hover:bg-card-hover md:px-6"
    >
      <span
        className={`flex size-9 shrink-0 items-center justify-center rounded-md ${toneClasses[pastDue ? 'danger' : 'neutral']}`}
      >
        <Icon name="wallet" size={20} />
      </span>
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <span className="text-2xl font-semibold tabular-nums text-strong">{balance}</span>
        <span>{outstanding}</span>
        {pastDue && <span className="font-medium text-danger">{pastDue}</span>}
        {credit && (
          <span data-testid="credit" className="font-medium text-strong">
            {credit}
          </span>
        )}
      </span>
      <Icon name="chevron-right" size={20} className="shrink-0 text-muted" />
    </Link>
  );
}
