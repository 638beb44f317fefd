import { chargeableWeightOf } from '@/lib/domain/package/chargeable-weight';
import type { Package } from '@/lib/domain/package/package';
import type { NewPackage } from '@/server/database/repositories/packages/packages-write';
import { merchants } from './catalogue/merchants';
import type { CatalogueItem } from './catalogue/item';
import type { Calendar } from './days';
import type { Journey } from './package-journey';
import { photosOf } from './photos';
import type { Plot } from './plan';
import type { Random } from './random';
import { freeDays, storedDays, storageFee } from './rates';
import type { holdReasons } from './warehouse-scans';
import { demoWarehouse } from './warehouse';

type Hold = (typeof holdReasons)[number];

interface RowContext {
  calendar: Calendar;
  random: Random;
  hold: Hold;
  /** Days from a package's invoice to its due date. */
  dueDays: number;
}

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** The measured weight in grams: contents, carton and padding, and the scale's error. */
function weightOf({ lines, tare }: CatalogueItem, random: Random): number {
  return lines.reduce((sum, { quantity, weight }) => sum + quantity * weight, tare) + random.int(-8, 25);
}

function storageOf(journey: Journey, weight: number, calendar: Calendar): Package['storage'] {
  const { receivedDay, packedDay } = journey;
  if (receivedDay === undefined) return undefined;
  const days = (packedDay ?? 0) - receivedDay;
  return {
    freeUntil: calendar.date(receivedDay + freeDays),
    days,
    expiresAt: calendar.date(receivedDay + storedDays),
    accrued: usd(storageFee(days, weight)),
  };
}

function nextActionOf(
  plot: Plot,
  journey: Journey,
  { calendar, dueDays }: RowContext,
): NewPackage['nextAction'] {
  const due = calendar.date;
  if (plot.ask === 'declare')
    return { code: 'declare_contents', label: 'Declare contents', dueOn: due(7 - plot.daysAgo) };
  if (plot.ask === 'choose_shipping') {
    const until = (journey.receivedDay ?? 0) + 30;
    return { code: 'choose_shipping', label: 'Choose a shipping method', dueOn: due(until) };
  }
  if (plot.status === 'on_hold')
    return { code: 'answer_hold', label: 'Reply to the warehouse', dueOn: due(10 - plot.daysAgo) };
  if (plot.status === 'awaiting_payment') {
    const until = (journey.packedDay ?? 0) + dueDays;
    return { code: 'pay_invoice', label: 'Pay the shipping invoice', dueOn: due(until) };
  }
  if (plot.status === 'exception')
    return { code: 'confirm_address', label: 'Confirm the delivery address', dueOn: due(2) };
  return undefined;
}

function changedAt(plot: Plot, { scans }: Journey, calendar: Calendar): Date {
  const withoutScan = calendar.at(-plot.daysAgo - 1, 9 * 60 + 12, demoWarehouse.timeZone);
  if (plot.status === 'expired' || plot.status === 'cancelled') return withoutScan;
  if (plot.status === 'expected') return scans[0]?.occurredAt ?? withoutScan;
  const moving = plot.status === 'in_transit';
  const scan = moving
    ? scans.find(({ leg, status }) => leg === 'outbound' && status === 'in_transit')
    : scans.at(-1);
  return scan?.occurredAt ?? withoutScan;
}

/** The row of a package, without its reference, which is assigned in the order of arrival. */
export function packageRow(
  accountId: string,
  plot: Plot,
  item: CatalogueItem,
  journey: Journey,
  context: RowContext,
): Omit<NewPackage, 'reference'> {
  const { calendar, random, hold } = context;
  const [length, width, height] = item.box;
  const dimensions = { length, width, height };
  const weight = weightOf(item, random);
  const received = journey.scans.find(({ leg }) => leg === 'warehouse')?.occurredAt;
  const declared = plot.ask !== 'declare';
  const damaged = hold.code === 'damaged' && plot.status === 'on_hold';
  const changed = changedAt(plot, journey, calendar);
  const createdAt = journey.scans[0]?.occurredAt ?? changed;
  return {
    id: random.id('pkg'),
    accountId,
    status: plot.status,
    statusChangedAt: changed,
    onHold: plot.status === 'on_hold' ? { ...hold, since: changed.toISOString() } : null,
    warehouseId: demoWarehouse.id,
    description: item.description,
    merchant: {
      name: item.merchant,
      orderNumber: `${merchants[item.merchant]?.orders ?? ''}${random.digits(6)}`,
    },
    inbound: journey.inbound,
    outbound: journey.outbound ?? null,
    ...(received && {
      receivedAt: received,
      condition: damaged ? 'Outer box damaged' : 'Good',
      photos: photosOf(received, { opened: plot.status === 'in_storage' && declared, damaged }),
      weight,
      dimensions,
      chargeableWeight: chargeableWeightOf(weight, dimensions),
    }),
    contents: declared
      ? item.lines.map(({ description, quantity, value, hsCode, originCountry }) => ({
          description,
          quantity,
          unitValue: usd(value),
          hsCode,
          originCountry,
        }))
      : [],
    declaredValue: declared
      ? usd(item.lines.reduce((sum, { quantity, value }) => sum + quantity * value, 0))
      : null,
    declarationStatus: !declared ? 'missing' : received ? 'confirmed' : 'estimated',
    storage: storageOf(journey, weight, calendar) ?? null,
    nextAction: nextActionOf(plot, journey, context) ?? null,
    createdAt,
    updatedAt: changed,
  };
}
