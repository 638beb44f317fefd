import { Card } from '@/components/ui/card';
import type { Money } from '@/lib/domain/common';
import { formatMoney } from '@/lib/format';

/** What the account owes over all its open invoices. */
export function Balance({ balance }: { balance: Money }) {
  const owing = balance.amount > 0;
  return (
    <Card aria-label="Balance" className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p className="text-sm text-muted">{owing ? 'You owe, over all open invoices' : 'Everything is paid'}</p>
      <p className="text-3xl font-semibold tabular-nums text-strong">{formatMoney(balance)}</p>
    </Card>
  );
}
