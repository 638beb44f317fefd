import { carrierName } from '@/lib/domain/carrier/carriers';
import type { InvoiceLine } from '@/lib/domain/billing/invoice';
import { arrivalOf, departureAfter } from '@/lib/domain/rates/arrival';
import type { Quote } from '@/lib/domain/rates/quote';
import { isSame } from '@/lib/domain/values/is-same';
import type { Account } from '@/lib/domain/account/account';
import {
  formatInstant,
  formatMoney,
  formatNearDate,
  formatNumber,
  unitsOf,
  type UnitSystem,
} from '@/lib/format';
import { calendarDay } from '@/lib/format/calendar-day';
import { text, type WordKey } from '@/lib/text/text';
import { reasonsOfLine } from './line-words';
import { packagesOf, refusalWords } from './refusal-words';
import { wordIn } from './word-in';

/** A line of what a service costs, worded on the server, so that no script needs the words. */
interface ShownLine {
  description: string;
  packageId?: string;
  /** How the amount comes about. */
  reasons: string[];
  amount: string;
}

/** A subtotal or a tax. */
export interface ShownSum {
  term: string;
  amount: string;
}

/** A service that takes the shipment. */
export interface ShownOption {
  service: string;
  name: string;
  carrier: string;
  total: string;
  /** The total in minor units, to be compared. */
  amount: number;
  /** The working days on the way. */
  days: string;
  arrives: string;
  marks: string[];
  isCheapest: boolean;
  /** What one parcel for all saves, where it does. */
  saves?: string;
  lines: ShownLine[];
  sums: ShownSum[];
}

/** Why a service doesn't. */
export interface ShownReason {
  sentence: string;
  /** The packages that it is about. */
  packageIds: string[];
  /** What the customer can do about it, on another page. */
  remedy?: 'declare' | 'pay';
}

/** Services that don't, for the same reasons. */
export interface ShownRefusal {
  names: string[];
  reasons: ShownReason[];
}

/** A quote as the page shows it. */
export interface ShownQuote {
  id: string;
  /** Until when it is honoured. */
  until: string;
  /** The departure that arrivals are estimated for. */
  leaving: string;
  offers: string[];
  options: ShownOption[];
  unavailable: ShownRefusal[];
}

interface Reader {
  now: Date;
  /** The customer's: IANA name. */
  timeZone: string;
  /** That of the warehouse, whose working days count. */
  warehouseTimeZone: string;
  units: UnitSystem;
}

/** The customer of an account as the reader of a quote. */
export const quoteReader = (
  { timeZone, unitSystem, warehouse }: Pick<Account, 'timeZone' | 'unitSystem' | 'warehouse'>,
  now: Date,
): Reader => ({ now, timeZone, warehouseTimeZone: warehouse.timeZone, units: unitsOf(unitSystem) });

const marks = {
  cheapest: 'shippingPage.mark.cheapest',
  fastest: 'shippingPage.mark.fastest',
} as const satisfies Record<string, WordKey>;

const remedies: Readonly<Record<string, ShownReason['remedy']>> = {
  declaration_missing: 'declare',
  past_due: 'pay',
};

function shownLine(line: InvoiceLine, { units }: Reader): ShownLine {
  const { description, packageId, amount } = line;
  return {
    description,
    ...(packageId !== undefined && { packageId }),
    reasons: reasonsOfLine(line, units),
    amount: formatMoney(amount),
  };
}

function shownSums({ subtotal, taxes }: Quote['options'][number]): ShownSum[] {
  const charged = taxes.filter(({ amount }) => amount.amount !== 0);
  if (charged.length === 0) return [];
  return [
    { term: text('invoicesPage.totals.subtotal'), amount: formatMoney(subtotal) },
    ...charged.map(({ rate, base, amount }) => ({
      term: text('invoicesPage.totals.tax', { rate: formatNumber(rate, 3), amount: formatMoney(base) }),
      amount: formatMoney(amount),
    })),
  ];
}

function arrivalWords(transitDays: Quote['options'][number]['transitDays'], reader: Reader): string {
  const { now, warehouseTimeZone } = reader;
  const { earliest, latest } = arrivalOf(transitDays, calendarDay(now, warehouseTimeZone));
  const [from, to] = [earliest, latest].map((day) =>
    formatNearDate(day, { now, timeZone: warehouseTimeZone }),
  );
  return earliest === latest
    ? text('shippingPage.option.arrivesOn', { day: to ?? '' })
    : text('shippingPage.option.arrives', { from: from ?? '', to: to ?? '' });
}

function shownOption(option: Quote['options'][number], reader: Reader): ShownOption {
  const { service, carrier, name, transitDays, total, consolidationSaves } = option;
  const { from, to } = transitDays;
  return {
    service,
    name,
    carrier: carrierName(carrier),
    total: formatMoney(total),
    amount: total.amount,
    days:
      from === to
        ? text('shippingPage.option.day', { count: to })
        : text('shippingPage.option.days', { from, to }),
    arrives: arrivalWords(transitDays, reader),
    marks: option.marks.map((mark) => wordIn(marks, mark)),
    isCheapest: option.marks.some((mark) => mark === 'cheapest'),
    ...(consolidationSaves && { saves: formatMoney(consolidationSaves) }),
    lines: option.lines.map((line) => shownLine(line, reader)),
    sums: shownSums(option),
  };
}

function shownReason(reason: Quote['unavailable'][number]['reason'], { units }: Reader): ShownReason {
  const remedy = remedies[reason.code];
  return {
    sentence: refusalWords(reason, units),
    packageIds: packagesOf(reason),
    ...(remedy && { remedy }),
  };
}

const isOneOf = (reasons: readonly ShownReason[], reason: ShownReason) =>
  reasons.some((one) => isSame(one, reason));

/**
 * The services that don't take a shipment, those with the same reasons together. What keeps all of several from it stands
 * first and once: the customer has to do it once.
 */
function shownRefusals({ unavailable }: Quote, reader: Reader): ShownRefusal[] {
  const services = unavailable.map(({ name, reason, reasons = [] }) => ({
    name,
    reasons: (reasons.length > 0 ? reasons : [reason]).map((one) => shownReason(one, reader)),
  }));
  const [first, ...others] = services;
  const common = (first?.reasons ?? []).filter((one) => others.every(({ reasons }) => isOneOf(reasons, one)));
  const shown: ShownRefusal[] =
    common.length > 0 ? [{ names: services.map(({ name }) => name), reasons: common }] : [];
  for (const { name, reasons } of services) {
    const own = reasons.filter((one) => !isOneOf(common, one));
    const same = shown.find((group) => isSame(group.reasons, own));
    if (same) same.names.push(name);
    else if (own.length > 0) shown.push({ names: [name], reasons: own });
  }
  return shown;
}

/** A quote in words. */
export function shownQuote(quote: Quote, reader: Reader): ShownQuote {
  const { id, expiresAt, offers, options } = quote;
  const { now, warehouseTimeZone: timeZone } = reader;
  const leaves = departureAfter(calendarDay(now, timeZone));
  return {
    id,
    until: formatInstant(expiresAt, reader.timeZone),
    leaving: text('shippingPage.option.leaving', { day: formatNearDate(leaves, { now, timeZone }) }),
    offers,
    options: options.map((option) => shownOption(option, reader)),
    unavailable: shownRefusals(quote, reader),
  };
}
