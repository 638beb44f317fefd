import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import { toneClasses, toneIcons, type Tone } from '@/components/ui/styles/status';
import type { Money } from '@/lib/domain/values/common';
import type { GroupCounts } from '@/lib/domain/package/package';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import { groupKeys, groupLabel } from '@/lib/i18n/group-words';
import { groupTones } from '@/lib/i18n/package-words';
import { formatMoneyRounded } from '@/lib/format';
import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';

interface Stat {
  href: string;
  label: string;
  value: string;
  tone: Tone;
  icon: IconName;
  /** The urgent part. */
  warning?: string;
}

function StatCard({ href, label, value, tone, icon, warning }: Stat) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="flex h-full flex-col justify-between gap-1 rounded-card border border-line bg-card p-4 shadow-card transition-colors hover:bg-card-hover"
      >
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span className="wrap-anywhere text-2xl font-semibold tabular-nums text-strong">{value}</span>
          <span
            className={`flex size-9 shrink-0 items-center justify-center rounded-md ${toneClasses[tone]}`}
          >
            <Icon name={icon} size={20} />
          </span>
        </span>
        <span className="text-sm text-muted">
          {label}
          {warning && <span className="block text-danger">{warning}</span>}
        </span>
      </Link>
    </li>
  );
}

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
