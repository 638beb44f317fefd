import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import type { Money } from '@/lib/domain/values/common';
import { formatMoney } from '@/lib/format';
import { LoudAmount } from './loud-amount';

interface BalanceProps {
  balance: Money;
  /** In other currencies: amounts that are never added up. */
  others: readonly Money[];
}

/** The total outstanding over all open invoices. */
export function Balance({ balance, others }: BalanceProps) {
  const owing = balance.amount > 0;
  return (
    <Card aria-label="Balance" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <p className="text-sm text-muted">{owing ? 'Total outstanding' : 'Everything is paid'}</p>
        <p className="mt-1">
          <LoudAmount testId="balance" money={balance} />
        </p>
        {others.length > 0 && (
          <p data-testid="other-balances" className="mt-1 tabular-nums text-strong">
            and {others.map(formatMoney).join(' and ')}
          </p>
        )}
      </div>
      {owing && (
        <ButtonLink href="/invoices?status=unpaid" scroll={false} variant="secondary">
          View unpaid invoices
        </ButtonLink>
      )}
    </Card>
  );
}
