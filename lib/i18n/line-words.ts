import { formatMoney, formatQuantity, isolated, unitName, type UnitSystem } from '@/lib/format';
import type { InvoiceLine } from '@/lib/domain/billing/invoice';
import { text, type MessageKey } from '@/lib/text/text';
import { reasonOf } from './reason-words';

const units = {
  day: 'invoicesPage.units.day',
  hour: 'invoicesPage.units.hour',
  parcel: 'invoicesPage.units.parcel',
  package: 'invoicesPage.units.package',
  photo: 'invoicesPage.units.photo',
  piece: 'invoicesPage.units.piece',
  box: 'invoicesPage.units.box',
  set: 'invoicesPage.units.set',
  policy: 'invoicesPage.units.policy',
  entry: 'invoicesPage.units.entry',
  invoice: 'invoicesPage.units.invoice',
} as const satisfies Record<string, MessageKey>;

type Unit = keyof typeof units;

const plurals = new Map<string, Unit>([
  ['days', 'day'],
  ['hours', 'hour'],
  ['parcels', 'parcel'],
  ['packages', 'package'],
  ['photos', 'photo'],
  ['pieces', 'piece'],
  ['boxes', 'box'],
  ['sets', 'set'],
  ['policies', 'policy'],
  ['entries', 'entry'],
  ['invoices', 'invoice'],
]);

const isKnown = (unit: string): unit is Unit => Object.hasOwn(units, unit);

/** The unit that a line was sent with, in the singular or the plural; undefined for one without words. */
const unitOf = (sent: string): Unit | undefined => (isKnown(sent) ? sent : plurals.get(sent));

type Measured = Pick<InvoiceLine, 'quantity' | 'unit'>;

/** A line's quantity to a thousandth: `5 days`, `2.4 kg`; an unknown unit is shown as it was sent. */
export function quantityInWords({ quantity, unit: sent }: Measured): string {
  const unit = unitOf(sent);
  return unit ? isolated(text(units[unit], { count: quantity })) : formatQuantity(quantity, sent, 3);
}

/** The calculation of an amount: `2.4 kg chargeable × $4.50 per kg`; nothing for the price of a single item. */
export function sumInWords(line: Pick<InvoiceLine, 'kind' | 'unitPrice'> & Measured): string | undefined {
  if (line.quantity === 1) return undefined;
  return text('invoicesPage.lines.sum', {
    kind: line.kind,
    quantity: quantityInWords(line),
    price: formatMoney(line.unitPrice),
    unit: unitOf(line.unit) ?? unitName(line.unit),
  });
}

/** How a line's amount comes about, in sentences: the sum, and why it is one. */
export const reasonsOfLine = (line: InvoiceLine, units: UnitSystem): string[] =>
  [sumInWords(line), reasonOf(line.calc, units)].filter((reason) => reason !== undefined);
