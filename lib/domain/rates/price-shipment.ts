import type { InvoiceTax, StoredLine } from '../billing/invoice';
import { totalsOf } from '../billing/invoice-math';
import type { Money } from '../values/common';
import { combinedParcel, separateParcels } from './parcels';
import { priceMarks } from './quote';
import type { RateSet, Service } from './rate-set';
import type { Refusal } from './refusal';
import { refusalsOf, zoneOf, type Shipment } from './refuse';
import { shipmentLines } from './shipment-lines';

type PriceMark = (typeof priceMarks)[number];

/** What a shipment costs, and why: the total is that of an invoice with these lines. */
interface Price {
  lines: StoredLine[];
  subtotal: Money;
  taxes: InvoiceTax[];
  total: Money;
}

type Named = Record<'service' | 'carrier' | 'name', string>;

/** A service that takes the shipment. */
export interface PricedOption extends Named, Price {
  transitDays: { from: number; to: number };
  marks: PriceMark[];
  /** What all packages in one parcel cost less than each by itself, where that is less. */
  consolidationSaves?: Money;
}

/** A service that does not. */
interface UnavailableService extends Named {
  reason: Refusal;
  /** All, where there are several. */
  reasons?: Refusal[];
}

interface PricedShipment {
  /** In the order of the rates. */
  options: PricedOption[];
  unavailable: UnavailableService[];
}

type Answer =
  { price: Price; transitDays: PricedOption['transitDays'] } | Pick<UnavailableService, 'reason' | 'reasons'>;

function parcelsOf({ packages, consolidate }: Shipment, { consolidation }: RateSet) {
  return consolidate && consolidation ? [combinedParcel(packages, consolidation)] : separateParcels(packages);
}

function priceOf(shipment: Shipment, service: Service, rates: RateSet): Answer {
  const parcels = parcelsOf(shipment, rates);
  const reasons = refusalsOf(shipment, parcels, service, rates);
  const [reason] = reasons;
  if (reason) return { reason, ...(reasons.length > 1 && { reasons }) };
  const zone = zoneOf(rates, shipment.destination);
  const lane = zone && service.lanes.find((one) => one.zone === zone.code);
  const lines = lane && shipmentLines(shipment, parcels, { service, lane, zone, rates });
  if (!lines) return { reason: { code: 'ask_for_quote' } };
  const { currency } = rates;
  const { taxes, subtotal, total } = totalsOf(lines, currency);
  const price = {
    lines,
    taxes,
    subtotal: { amount: subtotal, currency },
    total: { amount: total, currency },
  };
  return { price, transitDays: lane.transitDays };
}

/** What consolidation saves, whichever way was asked for. */
function savingOf(shipment: Shipment, service: Service, rates: RateSet): Money | undefined {
  if (shipment.packages.length < 2) return undefined;
  const totals = [false, true].map((consolidate) => {
    const answer = priceOf({ ...shipment, consolidate }, service, rates);
    return 'price' in answer ? answer.price.total.amount : undefined;
  });
  const [apart, together] = totals;
  if (apart === undefined || together === undefined || together >= apart) return undefined;
  return { amount: apart - together, currency: rates.currency };
}

/** The first of some in an order that is given by the values compared, one after another. */
function firstBy<T>(items: readonly T[], valuesOf: (item: T) => number[]): T | undefined {
  const compare = (a: T, b: T) => {
    const theirs = valuesOf(b);
    return valuesOf(a).reduce((order, value, at) => order || value - (theirs[at] ?? 0), 0);
  };
  return items.toSorted(compare)[0];
}

/** Marks the cheapest and the fastest of several; of those that are alike, the better one in the other respect. */
function marked(options: readonly PricedOption[]): PricedOption[] {
  if (options.length < 2) return [...options];
  const days = ({ transitDays: { from, to } }: PricedOption) => [to, from];
  const cost = ({ total }: PricedOption) => total.amount;
  const best: Record<PriceMark, PricedOption | undefined> = {
    cheapest: firstBy(options, (option) => [cost(option), ...days(option)]),
    fastest: firstBy(options, (option) => [...days(option), cost(option)]),
  };
  return options.map((option) => ({
    ...option,
    marks: priceMarks.filter((mark) => best[mark] === option),
  }));
}

/**
 * What each service of a rate set asks for a shipment, line by line, or why it can't take it. Exact integers of minor
 * units; every rounding is half up and stands in a line of its own.
 */
export function priceShipment(shipment: Shipment, rates: RateSet): PricedShipment {
  const options: PricedOption[] = [];
  const unavailable: UnavailableService[] = [];
  for (const service of rates.services) {
    const { code, carrier, name } = service;
    const named = { service: code, carrier, name };
    const answer = priceOf(shipment, service, rates);
    if ('reason' in answer) {
      unavailable.push({ ...named, ...answer });
      continue;
    }
    const saves = savingOf(shipment, service, rates);
    options.push({
      ...named,
      transitDays: answer.transitDays,
      ...answer.price,
      marks: [],
      ...(saves && { consolidationSaves: saves }),
    });
  }
  return { options: marked(options), unavailable };
}
