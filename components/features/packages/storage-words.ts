import type { Package } from '@/lib/domain/package';
import { packageStages, type PackageStatus } from '@/lib/domain/package-status';
import { formatDate, formatMoney } from '@/lib/format';

type Storage = NonNullable<Package['storage']>;

const day = 86_400_000;

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Whole days from one calendar date to another. */
function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

/** The calendar date of a moment in a zone, `YYYY-MM-DD`. */
export function dateIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}

/** Whether a package is on the shelf, so that its storage goes on. */
export function isStored(status: PackageStatus): boolean {
  const stage = packageStages[status];
  return stage === 'at_warehouse' || stage === 'being_prepared';
}

/** How long a package has been on the shelf, how long that is free, and what it costs. */
export interface StorageClock {
  /** What counts now, such as "12 days of free storage left". */
  headline: string;
  detail: string;
  /** Names the bar, and how much of it is gone, 0 to 100. */
  bar: { label: string; percent: number };
  /** The warehouse will not keep it much longer. */
  urgent: boolean;
}

const soon = 14;

/** The clock of a stored package on a day, a calendar date at the warehouse. */
export function storageClock(storage: Storage, today: string): StorageClock {
  const { freeUntil, expiresAt, accrued } = storage;
  const freeLeft = daysFrom(today, freeUntil);
  const keptLeft = daysFrom(today, expiresAt);
  const urgent = keptLeft <= soon;
  const kept =
    keptLeft < 0 ? `was kept until ${formatDate(expiresAt)}` : `kept until ${formatDate(expiresAt)}`;
  const shareOf = (left: number) => Math.min(100, (100 * storage.days) / Math.max(1, storage.days + left));
  if (freeLeft >= 0 && accrued.amount === 0) {
    return {
      headline: freeLeft === 0 ? 'Free storage ends today' : `${days(freeLeft)} of free storage left`,
      detail: `Free until ${formatDate(freeUntil)}, ${kept}`,
      bar: { label: 'Free storage used', percent: shareOf(freeLeft) },
      urgent,
    };
  }
  return {
    headline: `${formatMoney(accrued)} of storage so far`,
    detail: `${days(storage.days)} on the shelf, free until ${formatDate(freeUntil)}, ${kept}`,
    bar: { label: 'Time on the shelf used', percent: shareOf(Math.max(0, keptLeft)) },
    urgent,
  };
}

/** What the storage of a package came to that has left the shelf. */
export function storageSum({ days: count, accrued }: Storage): string {
  return `${days(count)}, ${accrued.amount > 0 ? formatMoney(accrued) : 'free'}`;
}
