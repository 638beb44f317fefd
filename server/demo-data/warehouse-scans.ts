import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import type { Calendar } from './days';
import { places } from './places';
import type { Random } from './random';
import type { Scan } from './scans';

/** The days of a package at the warehouse, relative to day 0. */
export interface WarehouseDays {
  received: number;
  /** The day it left the shelf for good, or of its last change of state there. */
  last: number;
}

export const holdReasons = [
  {
    code: 'documents',
    reason: 'Purchase invoice missing',
    note: 'Destination customs requires the shop’s invoice. Please send us a copy.',
  },
  {
    code: 'unidentified',
    reason: 'Name on the label does not match',
    note: 'The label shows your suite number but another name. Tell us whether the package is yours.',
  },
  {
    code: 'damaged',
    reason: 'Outer box damaged',
    note: 'The contents look intact. Tell us whether to ship it as is or repack it.',
  },
] as const;

const hour = 60;

/** The warehouse's scans of a package in this state. @param hold why it is on hold, if it is */
export function warehouseScans(
  status: PackageStatus,
  days: WarehouseDays,
  { calendar, random, hold }: { calendar: Calendar; random: Random; hold: string },
): Scan[] {
  const scans: Scan[] = [];
  const add = (day: number, from: number, message: string, source: Scan['source'] = 'operator') => {
    const occurredAt = calendar.at(day, random.int(from, from + 50), places.doral.timeZone);
    scans.push({ leg: 'warehouse', occurredAt, status: 'in_transit', message, place: places.doral, source });
  };
  const shelf = `${random.pick(Array.from('ABCDEFGH'))}-${random.int(1, 48)}`;
  add(days.received, 15.2 * hour, 'Received, weighed and measured');
  if (status === 'received') return scans;
  add(days.received, 17 * hour, `Stored on shelf ${shelf}`);
  if (status === 'in_storage') return scans;
  if (status === 'on_hold') add(days.last, 10 * hour, `On hold: ${hold}`);
  else if (status === 'disposed')
    add(days.last, 11 * hour, 'Disposed of at your request: water damage in transit');
  else if (status === 'returned')
    add(days.last, 11 * hour, 'Handed to UPS for return to the shop, at your request');
  else {
    const requested = status === 'ship_requested' ? days.last : days.last - 1;
    add(requested, 18.5 * hour, 'Shipping requested', 'customer');
    if (status === 'ship_requested') return scans;
    add(days.last, 8.5 * hour, 'Taken from the shelf, being prepared');
    if (status === 'processing') return scans;
    add(days.last, 11 * hour, 'Packed and labeled');
    if (status === 'awaiting_payment') add(days.last, 12 * hour, 'Waiting for payment');
    else if (status !== 'packed') add(days.last, 16.2 * hour, 'Handed to the carrier');
  }
  return scans;
}
