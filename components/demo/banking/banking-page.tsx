import { PageHeader } from '@/components/ui/navigation/page-header';
import { AccountsCard } from './accounts-card';
import { BankCard } from './bank-card';
import { BalanceChart, SpendingChart } from './charts';
import { PaymentsCard } from './payments-card';
import { TransactionsCard } from './transactions-card';
import { TransferCard } from './transfer-card';

/** /dashboard-banking: balances, spending, and upcoming payments. */
export function BankingPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Banking"
        description="Made-up accounts to try the page with. There is no bank behind them."
      />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <AccountsCard />
        <BankCard />
        <BalanceChart />
        <SpendingChart />
        <PaymentsCard />
        <TransferCard />
      </div>
      <TransactionsCard />
    </div>
  );
}
