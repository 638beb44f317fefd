import type { StorageRule } from '../operator/warehouse';
import { daysAfter, daysFrom } from '../values/days';
import type { Package } from './package';
import { packageStages, stageOf, type PackageStage } from './package-status';
import type { PackageStatus } from './package-statuses';

type Storage = NonNullable<Package['storage']>;

/** Days before the end from which the customer is warned. */
const warningDays = 14;

/**
 * The storage of a package that is received on a day, by its warehouse's rule. The day of receipt is none of the free
 * days; where no day costs anything, all are free.
 */
export function storageByRule(
  { freeDays, keptDays, feePerDay }: StorageRule,
  { receivedOn, currency }: { receivedOn: string; currency: string },
): Storage {
  return {
    freeUntil: daysAfter(receivedOn, feePerDay === 0 ? keptDays : freeDays),
    days: 0,
    expiresAt: daysAfter(receivedOn, keptDays),
    accrued: { amount: 0, currency },
    feePerDay: { amount: feePerDay, currency },
  };
}

/** What storage has cost until a day: the fee of each day after the free ones, at least what was reported. */
function chargesOn({ freeUntil, accrued, feePerDay }: Storage, today: string): Storage['accrued'] {
  if (feePerDay?.currency !== accrued.currency) return accrued;
  const counted = Math.max(0, daysFrom(freeUntil, today)) * feePerDay.amount;
  return { ...accrued, amount: Math.max(accrued.amount, counted) };
}

/** The storage of a package that leaves the shelf: its days and its cost stay as they were on that day. */
export function storageLeft(
  { feePerDay, ...storage }: Storage,
  { receivedOn, leftOn }: { receivedOn: string; leftOn: string },
): Storage {
  const days = Math.max(storage.days, daysFrom(receivedOn, leftOn));
  return { ...storage, days, accrued: chargesOn({ ...storage, feePerDay }, leftOn) };
}

const shelf: ReadonlySet<PackageStage | undefined> = new Set(['at_warehouse', 'being_prepared']);

/** Whether a package is on the shelf, so that its storage days count. */
export const isStored = (item: Pick<Package, 'status' | 'group'>): boolean => shelf.has(stageOf(item));

/** The same of a state that is known. */
export const isOnShelf = (status: PackageStatus): boolean => shelf.has(packageStages[status]);

/** The state of a package's storage on a day. */
export interface StorageState {
  /** Within the free days; after them; past the day until which the warehouse must store it. */
  phase: 'free' | 'charged' | 'over';
  /** Days on the shelf so far. */
  days: number;
  /** What they have cost so far. */
  charges: Storage['accrued'];
  /** Days until the free days end, and until the warehouse stops storing it; negative when that day has passed. */
  freeDaysLeft: number;
  keptDaysLeft: number;
  /** Storage ends soon, but has not ended. */
  endsSoon: boolean;
}

/**
 * The storage of a stored package (data-model "Package"); all days are calendar dates at the warehouse. The last free
 * day and the last day of storage count in full. The days are counted from the day of receipt; the money is counted
 * where the fee of a day is known, else it is the amount that the warehouse last reported.
 */
export function storageOn(
  storage: Storage,
  { receivedOn, today }: { receivedOn: string | undefined; today: string },
): StorageState {
  const { freeUntil, expiresAt, days } = storage;
  const charges = chargesOn(storage, today);
  const freeDaysLeft = daysFrom(today, freeUntil);
  const keptDaysLeft = daysFrom(today, expiresAt);
  const free = freeDaysLeft >= 0 && charges.amount === 0;
  return {
    phase: keptDaysLeft < 0 ? 'over' : free ? 'free' : 'charged',
    days: Math.max(days, receivedOn === undefined ? 0 : daysFrom(receivedOn, today)),
    charges,
    freeDaysLeft,
    keptDaysLeft,
    endsSoon: keptDaysLeft >= 0 && keptDaysLeft <= warningDays,
  };
}
