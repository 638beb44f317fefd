import { Card } from '@/components/ui/display/card';
import type { GroupCounts } from '@/lib/domain/package/package';
import type { Money } from '@/lib/domain/values/common';
import { text } from '@/lib/text/text';
import { BalanceLink } from './balance-link';
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

/**
 * Where the packages are, as one bar of their stages, and the total outstanding; each figure leads to its list.
 * A customer who has had no package sees the money alone.
 */
export function Glance({ counts, balance, pastDue, credit }: GlanceProps) {
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
      <BalanceLink balance={balance} pastDue={pastDue} credit={credit} />
    </Card>
  );
}
