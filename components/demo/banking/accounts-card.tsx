'use client';

import { Icon } from '@/components/ui/display/icon';
import { useArea } from '../area';
import { DemoSection } from '../demo-section';
import { demoNow } from '../data/now';
import { accountIcons, accounts } from './accounts';
import { bank } from './banking-area';
import { dollars } from './dollars';
import { balanceOf, flowsOf, totalBalance } from './figures';

/** The balance, in total and of each account. */
export function AccountsCard() {
  const { transactions } = useArea(bank);
  const flows = flowsOf(demoNow.slice(0, 7), transactions);
  return (
    <DemoSection title="Accounts" className="flex flex-col">
      <p className="text-sm text-muted">All accounts together</p>
      <p className="mt-1 text-3xl font-semibold tabular-nums text-strong">
        {dollars(totalBalance(transactions))}
      </p>
      <p className="mb-6 mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="arrow-down" className="text-done" />
          {dollars(flows.in)} came in this month
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Icon name="arrow-up" className="text-muted" />
          {dollars(flows.out)} went out
        </span>
      </p>
      <ul className="mt-auto grid gap-x-6 border-t border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:pt-5">
        {accounts.map(({ id, name, ending }) => (
          <li key={id} className="flex min-w-0 items-center gap-3 max-sm:py-3 max-sm:last:pb-0">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-tint text-primary-text">
              <Icon name={accountIcons[id]} size={20} />
            </span>
            <span className="min-w-0 grow max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-3">
              <span className="block truncate text-sm text-muted">
                {name} <span className="whitespace-nowrap">·· {ending}</span>
              </span>
              <span className="block font-semibold tabular-nums text-strong">
                {dollars(balanceOf(id, transactions))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}
