import { TabLinks } from '@/components/ui/navigation/tab-links';
import type { Statement } from '@/lib/domain/billing/statement';
import { text } from '@/lib/text/text';
import { statementHref } from './statement-period';

/** The currencies of an account that has several: each has its own statement. */
export function StatementCurrencies({ statement }: { statement: Statement }) {
  const { from, to, currency, currencies = [] } = statement;
  const all = [...new Set([...currencies, currency])];
  if (all.length < 2) return null;
  const tabs = all.map((each) => ({
    href: statementHref({ from, to, currency: each }),
    label: each,
    current: each === currency,
  }));
  return <TabLinks label={text('invoicesPage.statement.currencies')} tabs={tabs} />;
}
