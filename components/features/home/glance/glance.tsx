import { Card } from '@/components/ui/display/card';
import type { GroupCounts } from '@/lib/domain/package/package';
import type { Money } from '@/lib/domain/values/common';
import { formatAmounts, formatMoneyRounded } from '@/lib/format';
import { text } from '@/lib/text/text';
import { BalanceLink, type BalanceLinkProps } from './balance-link';
import { StageLink } from './stage-link';
import { countOf, stagesOf } from './stages';

interface GlanceProps {
  counts: GroupCounts;
  balance: Money;
  /** The overdue part of the balance. */
  pastDue: Money;
  /** By currency, where there is any. */
  credit: readonly Money[];
}

function shownBalance({ balance, pastDue, credit }: Omit<GlanceProps, 'counts'>): BalanceLinkProps {
  const isLate = pastDue.amount > 0;
  return {
    balance: formatMoneyRounded(balance),
    outstanding: text('homePage.stats.outstanding'),
    pastDue: isLate ? text('homePage.stats.pastDue', { amount: formatMoneyRounded(pastDue) }) : undefined,
    credit: credit.length > 0 ? text('homePage.stats.credit', { amounts: formatAmounts(credit) }) : undefined,
  };
}

/**
 * Where the packages are, as one bar of their stages, and the total outstanding; each figure leads to its list.
 * A customer who has had no package sees the money alone.
 */
export function Glance({ counts, ...money }: GlanceProps) {
  const stages = stagesOf(counts);
  const most = Math.max(1, ...stages.map(({ weight }) => weight));
  return (
    <Card padding="none" className="glance">
      {countOf(counts) > 0 && (
        <ol aria-label={text('homePage.stats.label')} className="stages">
          {stages.map((stage) => (
            <StageLink key={stage.href} {...stage} most={most} />
          ))}
        </ol>
      )}
      <BalanceLink {...shownBalance(money)} />
    </Card>
  );
}
