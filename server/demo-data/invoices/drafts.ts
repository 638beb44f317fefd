import type { StoredLine } from '@/lib/domain/billing/invoice';
import { lineAmount } from '@/lib/domain/billing/invoice-math';
import { lineOf } from '@/lib/domain/billing/line-of';
import type { UnitSystem } from '@/lib/format';
import type { DemoPackage } from '../packages';
import type { Random } from '../random';
import * as rates from '../rates';
import { feeLine, importLines, insuranceLine, shippingLine, storageLine } from './lines';

/** The payment state of an invoice in the demo data. */
export type Outcome = 'natural' | 'unpaid' | 'part' | 'void';

/** An invoice before it has a number, totals and payments. */
export interface Draft {
  /** Relative to day 0. */
  issueDay: number;
  lines: StoredLine[];
  packages: DemoPackage[];
  outcome: Outcome;
  notes?: string;
}

export interface Terms {
  units: UnitSystem;
  to: keyof typeof rates.importCharges;
  /** Discount on shipping, in per cent. */
  discount: number;
}

const present = <T>(value: T | undefined): value is T => value !== undefined;
const packedDay = ({ journey }: DemoPackage) => journey.packedDay ?? 0;

function discountLine(lines: StoredLine[], percent: number): StoredLine | undefined {
  if (percent === 0) return undefined;
  const carriage = lines
    .filter(({ kind }) => kind === 'shipping')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return lineOf({
    kind: 'discount',
    description: 'Business discount on shipping',
    quantity: 1,
    unit: 'invoice',
    unitPrice: { amount: -lineAmount(percent / 100, carriage), currency: 'USD' },
    tax: rates.taxes.export,
    calc: {
      code: 'percentage',
      inputs: { percent, of: 'shipping', base: { amount: carriage, currency: 'USD' } },
    },
  });
}

/** The shipping invoice of these packages. */
function shippingDraft(packages: DemoPackage[], terms: Terms, random: Random): Draft {
  const lines = packages.flatMap((parcel) => {
    const daysStored = packedDay(parcel) - (parcel.journey.receivedDay ?? 0);
    const id = parcel.row.id;
    return [
      shippingLine(parcel, terms.units),
      insuranceLine(parcel),
      storageLine(parcel, daysStored),
      random.int(1, 4) === 1
        ? feeLine('repack', 'Repacked into a smaller carton', rates.repackFee, 1, id)
        : undefined,
      random.int(1, 6) === 1 ? feeLine('photos', 'Photos of the contents', rates.photoFee, 3, id) : undefined,
    ].filter(present);
  });
  const handling = feeLine('handling', 'Receiving and handling', rates.handlingFee, packages.length);
  const discount = discountLine(lines, terms.discount);
  const issueDay = Math.max(...packages.map(packedDay));
  return { issueDay, lines: [...lines, handling, discount].filter(present), packages, outcome: 'natural' };
}

const longestRun = 4;

/** Groups of up to four packages, packed within the smallest span of days that yields at most `most` groups. */
function runsOf(packages: DemoPackage[], most: number): DemoPackage[][] {
  const sorted = [...packages].sort((a, b) => packedDay(a) - packedDay(b));
  for (let span = 3; ; span++) {
    const runs: DemoPackage[][] = [];
    for (const parcel of sorted) {
      const run = runs.at(-1);
      const near = run?.[0] && packedDay(parcel) - packedDay(run[0]) <= span;
      if (near && run.length < longestRun) run.push(parcel);
      else runs.push([parcel]);
    }
    if (runs.length <= most) return runs;
  }
}

function importDraft(parcel: DemoPackage, terms: Terms): Draft {
  const cleared = parcel.journey.scans.filter(({ leg }) => leg === 'outbound').length;
  const id = parcel.row.id;
  const fee = feeLine('handling', 'Customs payment service', rates.disbursementFee, 1, id);
  const afterPacking = Math.min(cleared, 4);
  const issueDay = Math.min(-1, packedDay(parcel) + afterPacking);
  return { issueDay, lines: [...importLines(parcel, terms.to), fee], packages: [parcel], outcome: 'natural' };
}

function storageDraft(parcel: DemoPackage, issueDay: number): Draft {
  const line = storageLine(parcel, issueDay - (parcel.journey.receivedDay ?? 0));
  return { issueDay, lines: [line].filter(present), packages: [parcel], outcome: 'natural' };
}

const count = 18;
const mostRuns = 11;

/** The eighteen invoices of one customer, oldest first, with every kind of outcome. */
export function invoiceDrafts(packages: DemoPackage[], terms: Terms, random: Random): Draft[] {
  const packed = packages.filter(({ journey }) => journey.packedDay !== undefined);
  const waiting = packed.filter(({ plot }) => plot.status === 'awaiting_payment');
  const shipped = packed.filter(({ plot }) => plot.status !== 'awaiting_payment');
  const shipping = runsOf(shipped, mostRuns).map((run) => shippingDraft(run, terms, random));
  const unpaid = waiting.map((parcel): Draft => ({
    ...shippingDraft([parcel], terms, random),
    outcome: 'unpaid',
  }));
  const stored = packages.filter(({ plot }) => plot.status === 'in_storage' && plot.daysAgo > 14);
  const storage = stored.map((parcel) => storageDraft(parcel, parcel.plot.daysAgo > 20 ? -6 : -1));
  const doubled = shipping.at(-2);
  const voided = doubled ? [{ ...doubled, outcome: 'void' as const, notes: voidNote }] : [];
  const soFar = [...shipping, ...unpaid, ...storage, ...voided];
  const cleared = packed.filter(({ plot }) => plot.status === 'delivered' || plot.status === 'in_customs');
  const imports = cleared.slice(0, count - soFar.length).map((parcel) => importDraft(parcel, terms));
  const newest = imports.reduce((a, b) => (b.issueDay > a.issueDay ? b : a));
  newest.outcome = 'part';
  return [...soFar, ...imports].sort((a, b) => a.issueDay - b.issueDay);
}

const voidNote = 'Issued twice by mistake. Nothing is due on this invoice.';
