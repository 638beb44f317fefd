import type { Package } from '@/lib/domain/package/package';
import { storageOn, type StorageState } from '@/lib/domain/package/storage';
import { formatDate, formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';

type Storage = NonNullable<Package['storage']>;

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
  if (keptDaysLeft < 0) return text('packagesPage.storage.ended');
  if (keptDaysLeft === 0) return text('packagesPage.storage.endsToday');
  return text('packagesPage.storage.endsSoon', { count: keptDaysLeft, end: formatDate(expiresAt) });
}

function chargedHeadline({ charges }: StorageState): string {
  return charges.amount > 0
    ? text('packagesPage.storage.charges', { amount: formatMoney(charges) })
    : text('packagesPage.storage.freeEnded');
}

/** The storage clock of a package on a day; both days are calendar dates at the warehouse. */
export function storageClock(
  storage: Storage,
  on: { receivedOn: string | undefined; today: string },
): StorageClock {
  const { freeUntil, expiresAt } = storage;
  const state = storageOn(storage, on);
  const { phase, days: onShelf, freeDaysLeft, keptDaysLeft, endsSoon } = state;
  const dates = { freeUntil: formatDate(freeUntil), end: formatDate(expiresAt) };
  const shareOf = (left: number) => Math.min(100, (100 * onShelf) / Math.max(1, onShelf + left));
  const warning = (endsSoon || phase === 'over') && { warning: warningOf(keptDaysLeft, expiresAt) };
  if (phase === 'free') {
    return {
      headline:
        freeDaysLeft === 0
          ? text('packagesPage.storage.freeEndsToday')
          : text('packagesPage.storage.freeLeft', { count: freeDaysLeft }),
      detail: text('packagesPage.storage.freeDetail', dates),
      bar: { label: text('packagesPage.storage.freeUsed'), percent: shareOf(freeDaysLeft) },
      ...warning,
    };
  }
  return {
    headline: chargedHeadline(state),
    detail: text(
      phase === 'over' ? 'packagesPage.storage.overDetail' : 'packagesPage.storage.chargedDetail',
      {
        count: onShelf,
        ...dates,
      },
    ),
    bar: { label: text('packagesPage.storage.used'), percent: shareOf(Math.max(0, keptDaysLeft)) },
    ...warning,
  };
}

/** The total storage cost of a package that has left storage. */
export function storageSum({ days: count, accrued }: Storage): string {
  return accrued.amount > 0
    ? text('packagesPage.storage.sum', { count, amount: formatMoney(accrued) })
    : text('packagesPage.storage.sumFree', { count });
}
