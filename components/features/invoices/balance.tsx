import { PayLink } from '@/components/shared/sections/pay-link';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import type { Account } from '@/lib/domain/account/account';
import type { Money } from '@/lib/domain/values/common';
import { formatAmounts } from '@/lib/format';
import { text } from '@/lib/text/text';
import { LoudAmount } from './loud-amount';

interface BalanceProps {
  balance: Money;
  /** In other currencies: amounts that are never added up. */
  others: readonly Money[];
  /** By currency, where there is any. */
  credit: readonly Money[];
  account: Pick<Account, 'capabilities'>;
}

/** The total outstanding over all open invoices, and the customer's credit. */
export function Balance({ balance, others, credit, account }: BalanceProps) {
  const owing = balance.amount > 0;
  return (
    <Card
      aria-label={text('invoicesPage.balance.label')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div>
        <p className="text-sm text-muted">
          {owing ? text('invoicesPage.balance.outstanding') : text('invoicesPage.balance.paid')}
        </p>
        <p className="mt-1">
          <LoudAmount testId="balance" money={balance} />
        </p>
        {others.length > 0 && (
          <p data-testid="other-balances" className="mt-1 tabular-nums text-strong">
            {text('invoicesPage.balance.other', {
              amounts: formatAmounts(others),
            })}
          </p>
        )}
        {credit.length > 0 && (
          <p data-testid="credit" className="mt-1 tabular-nums">
            {text('invoicesPage.balance.credit', { amounts: formatAmounts(credit) })}
          </p>
        )}
      </div>
      {owing && (
        <div className="flex flex-wrap gap-3">
          <PayLink account={account} />
          <ButtonLink href="/invoices?status=unpaid" prefetch={false} scroll={false} variant="secondary">
            {text('invoicesPage.balance.viewUnpaid')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
