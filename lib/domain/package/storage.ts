import type { Package } from './package';
import { stageOf } from './package-status';

type Storage = NonNullable<Package['storage']>;

const day = 86_400_000;
/** Days before the end from which the customer is warned. */
const warningDays = 14;

/** Whole days from one calendar date to another. */
function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}

/** Whether a package is on the shelf, so that its storage days count. */
export function isStored(item: Pick<Package, 'status' | 'group'>): boolean {
  const stage = stageOf(item);
  return stage === 'at_warehouse' || stage === 'being_prepared';
}

/** The state of a package's storage on a day. */
export interface StorageState {
  /** Within the free days; after them; past the day until which the warehouse must store it. */
  phase: 'free' | 'charged' | 'over';
  /** Days on the shelf so far. */
  days: number;
  /** Days until the free days end, and until the warehouse stops storing it; negative when that day has passed. */
  freeDaysLeft: number;
  keptDaysLeft: number;
  /** Storage ends soon, but has not ended. */
  endsSoon: boolean;
}

/**
 * The storage of a stored package (data-model "Package"); all days are calendar dates at the warehouse. The last free
 * day and the last day of storage count in full. The days are counted from the day of receipt; the money is the amount
 * that the warehouse last reported.
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
    endsSoon: keptDaysLeft >= 0 && keptDaysLeft <= warningDays,
  };
}
