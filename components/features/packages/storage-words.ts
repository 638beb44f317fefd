import type { Package } from '@/lib/domain/package/package';
import { storageOn } from '@/lib/domain/package/storage';
import { formatDate, formatMoney } from '@/lib/format';

type Storage = NonNullable<Package['storage']>;

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** How long a package has been in storage, how long that is free, and what it costs. */
export interface StorageClock {
  /** The current state, such as "12 days of free storage left". */
  headline: string;
  detail: string;
  /** The bar's label, and how much of it is used, 0 to 100. */
  bar: { label: string; percent: number };
  /** Warns that storage ends soon, or has ended. */
  warning?: string;
}

function warningOf(keptDaysLeft: number, expiresAt: string): string {
  if (keptDaysLeft < 0) return 'Its storage period has ended. Contact the warehouse if you still want it.';
  if (keptDaysLeft === 0) return 'Its storage period ends today. Contact the warehouse now.';
  return `${days(keptDaysLeft)} of storage left. Have it shipped by ${formatDate(expiresAt)}.`;
}

function chargedHeadline({ accrued }: Storage): string {
  return accrued.amount > 0 ? `${formatMoney(accrued)} in storage charges so far` : 'Free storage has ended';
}

/** The storage clock of a package on a day; both days are calendar dates at the warehouse. */
export function storageClock(
  storage: Storage,
  on: { receivedOn: string | undefined; today: string },
): StorageClock {
  const { freeUntil, expiresAt } = storage;
  const { phase, days: onShelf, freeDaysLeft, keptDaysLeft, endsSoon } = storageOn(storage, on);
  const kept = `storage ${phase === 'over' ? 'ended' : 'ends'} ${formatDate(expiresAt)}`;
  const shareOf = (left: number) => Math.min(100, (100 * onShelf) / Math.max(1, onShelf + left));
  const warning = (endsSoon || phase === 'over') && { warning: warningOf(keptDaysLeft, expiresAt) };
  if (phase === 'free') {
    return {
      headline: freeDaysLeft === 0 ? 'Free storage ends today' : `${days(freeDaysLeft)} of free storage left`,
      detail: `Free until ${formatDate(freeUntil)}, ${kept}`,
      bar: { label: 'Free storage used', percent: shareOf(freeDaysLeft) },
      ...warning,
    };
  }
  return {
    headline: chargedHeadline(storage),
    detail: `${days(onShelf)} in storage, free until ${formatDate(freeUntil)}, ${kept}`,
    bar: { label: 'Storage time used', percent: shareOf(Math.max(0, keptDaysLeft)) },
    ...warning,
  };
}

/** The total storage cost of a package that has left storage. */
export function storageSum({ days: count, accrued }: Storage): string {
  return `${days(count)}, ${accrued.amount > 0 ? formatMoney(accrued) : 'free'}`;
}
