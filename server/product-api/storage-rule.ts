import { isOnShelf, storageByRule, storageLeft } from '@/lib/domain/package/storage';
import { calendarDay } from '@/lib/format/calendar-day';
import type { WarehouseRow } from '@/server/database/repositories/operators/operators-warehouses';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';

type Stored = Pick<PackageRow, 'status' | 'receivedAt' | 'statusChangedAt' | 'storage'>;

/** A package before it is made: nobody has received it. */
const notYet = { status: 'expected', receivedAt: null, storage: null } as const;

/**
 * The storage of a package after a change that names none (data-model "Package"). The warehouse's rule gives it to a
 * package that is received, and again when the time of receipt is corrected; once the package has left the shelf, its
 * days and its cost are those of the day on which it left. What an operator's row told is left alone.
 * @param before none where the package is made
 */
export function storageAfter(
  before: Pick<Stored, 'status' | 'receivedAt' | 'storage'> = notYet,
  { status, receivedAt, statusChangedAt }: Omit<Stored, 'storage'>,
  { storageRule, currency, timeZone }: WarehouseRow,
): PackageRow['storage'] {
  const { storage } = before;
  if (receivedAt === null) return storage;
  const receivedOn = calendarDay(receivedAt, timeZone);
  const byRule = storage?.feePerDay !== undefined;
  const arrives = storage === null && before.status === 'expected' && isOnShelf(status);
  const corrected = byRule && before.receivedAt?.getTime() !== receivedAt.getTime();
  const now =
    storageRule && (arrives || corrected) ? storageByRule(storageRule, { receivedOn, currency }) : storage;
  if (!byRule || now === null || isOnShelf(status) || !isOnShelf(before.status)) return now;
  return storageLeft(now, { receivedOn, leftOn: calendarDay(statusChangedAt, timeZone) });
}
