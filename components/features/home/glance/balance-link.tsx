import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { toneClasses } from '@/components/ui/styles/status';
import type { Money } from '@/lib/domain/values/common';
import { formatAmounts, formatMoneyRounded } from '@/lib/format';
import { text } from '@/lib/text/text';

interface BalanceLinkProps {
  balance: Money;
  pastDue: Money;
  /** By currency, where there is any. */
  credit: readonly Money[];
}

/** The total outstanding with its overdue part, and the credit, which leads to the invoices to pay. */
export function BalanceLink({ balance, pastDue, credit }: BalanceLinkProps) {
  const isLate = pastDue.amount > 0;
  return (
    <Link
      href="/invoices?status=unpaid"
      prefetch={false}
      className="flex items-center gap-3 rounded-b-card border-t border-line px-4 py-3 first:rounded-t-card first:border-t-0 hover:bg-card-hover md:px-6"
    >
      <span
        className={`flex size-9 shrink-0 items-center justify-center rounded-md ${toneClasses[isLate ? 'danger' : 'neutral']}`}
      >
        <Icon name="wallet" size={20} />
      </span>
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <span className="text-2xl font-semibold tabular-nums text-strong">{formatMoneyRounded(balance)}</span>
        <span>{text('homePage.stats.outstanding')}</span>
        {isLate && (
          <span className="font-medium text-danger">
            {text('homePage.stats.pastDue', { amount: formatMoneyRounded(pastDue) })}
          </span>
        )}
        {credit.length > 0 && (
          <span data-testid="credit" className="font-medium text-strong">
            {text('homePage.stats.credit', {
              amounts: formatAmounts(credit),
            })}
          </span>
        )}
      </span>
      <Icon name="chevron-right" size={20} className="shrink-0 text-muted" />
    </Link>
  );
}
