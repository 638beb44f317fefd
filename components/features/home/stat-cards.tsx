import { toneIcons } from '@/components/ui/styles/status';
import type { Money } from '@/lib/domain/values/common';
import type { GroupCounts } from '@/lib/domain/package/package';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import { groupKeys, groupLabel } from '@/lib/i18n/group-words';
import { groupTones } from '@/lib/i18n/package-words';
import { formatMoneyRounded } from '@/lib/format';
import { text } from '@/lib/text/text';
import { StatCard, type Stat } from './stat-card';

interface StatCardsProps {
  counts: GroupCounts;
  balance: Money;
  /** The overdue part of the balance. */
  pastDue: Money;
}

/** Package counts and the total outstanding: each figure links to its list. */
export function StatCards({ counts, balance, pastDue }: StatCardsProps) {
  const groups = Object.keys(groupKeys) as PackageGroup[];
  const stats = groups.map((group): Stat => {
    const tone = groupTones[group];
    return {
      href: `/packages?group=${group}`,
      label: groupLabel(group),
      value: String(counts[group]),
      tone,
      icon: toneIcons[tone],
    };
  });
  stats.push({
    href: '/invoices?status=unpaid',
    label: text('homePage.stats.outstanding'),
    value: formatMoneyRounded(balance),
    tone: pastDue.amount > 0 ? 'danger' : 'neutral',
    icon: 'wallet',
    ...(pastDue.amount > 0 && {
      warning: text('homePage.stats.pastDue', { amount: formatMoneyRounded(pastDue) }),
    }),
  });
  return (
    <div className="@container">
      <ul
        aria-label={text('homePage.stats.label')}
        className="@xl:grid-cols-4 grid grid-cols-2 gap-3 md:gap-4"
      >
        {stats.map((stat) => (
          <StatCard key={stat.href} {...stat} />
        ))}
      </ul>
    </div>
  );
}
