import type { Package } from './package';
import { packageStages, type PackageStatus } from './package-status';

type Storage = NonNullable<Package['storage']>;

const day = 86_400_000;
/** So many days before the end the customer is warned. */
const soon = 14;

/** Whole days from one calendar date to another. */
function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

/** Whether a package is on the shelf, so that its storage goes on. */
export function isStored(status: PackageStatus): boolean {
  const stage = packageStages[status];
  return stage === 'at_warehouse' || stage === 'being_prepared';
}

/** Where the storage of a package stands on a day. */
export interface StorageState {
  /** The free days run; they are over; the warehouse need not keep it any longer. */
  phase: 'free' | 'charged' | 'over';
  /** On the shelf so far. */
  days: number;
  /** Until the free days end, and until the warehouse stops keeping it; negative when that day has passed. */
  freeDaysLeft: number;
  keptDaysLeft: number;
  /** The warehouse keeps it, but not much longer. */
  endsSoon: boolean;
}

/**
 * The storage of a stored package (data-model "Package"); all days are calendar dates at the warehouse. The last free
 * day and the last day that it is kept count as such to their end. The days go on by themselves from the day it was
 * received; the money is what the warehouse told last.
 */
export function storageOn(
  { freeUntil, expiresAt, accrued, days }: Storage,
  { receivedOn, today }: { receivedOn: string | undefined; today: string },
): StorageState {
  const freeDaysLeft = daysFrom(today, freeUntil);
  const keptDaysLeft = daysFrom(today, expiresAt);
  const free = freeDaysLeft >= 0 && accrued.amount === 0;
  return {
    phase: keptDaysLeft < 0 ? 'over' : free ? 'free' : 'charged',
    days: Math.max(days, receivedOn === undefined ? 0 : daysFrom(receivedOn, today)),
    freeDaysLeft,
    keptDaysLeft,
    endsSoon: keptDaysLeft >= 0 && keptDaysLeft <= soon,
  };
}
