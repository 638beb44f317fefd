import type { InvoiceTax, StoredCreditLine, StoredLine } from './invoice';
import { lineAmount, percentOf } from './invoice-math';

/** What is to be credited of a line: a quantity, an amount (minor units, with the line's sign), or what is left of it. */
interface Asked {
  /** The invoice's line: 1 is its first. */
  line: number;
  quantity?: number | undefined;
  amount?: number | undefined;
}

/** What can't be credited. */
export interface CreditIssue {
  /** The position among those asked for; without one, all together. */
  index?: number;
  field: 'line' | 'quantity' | 'amount' | 'lines';
  reason: string;
}

/** A note so far. Amounts are minor units of the invoice's currency. */
interface Credited {
  lines: StoredCreditLine[];
  taxes: InvoiceTax[];
  subtotal: number;
  total: number;
}

interface Billed {
  lines: readonly StoredLine[];
  currency: string;
  /** Minor units. */
  total: number;
}

const sumOf = (lines: readonly { amount: { amount: number } }[]) =>
  lines.reduce((sum, { amount }) => sum + amount.amount, 0);

const thousandths = (value: number) => Math.round(value * 1000);

/** The smaller magnitude of two amounts of one sign. */
const least = (a: number, b: number) => (Math.abs(a) < Math.abs(b) ? a : b);

type Named = Pick<StoredCreditLine, 'line' | 'quantity'> & { amount: number };

/** What is credited of a line of which `before` is credited already. */
function creditedOf(
  { line, quantity, amount }: Asked,
  billed: StoredLine,
  before: readonly StoredCreditLine[],
): Named | CreditIssue {
  const left = billed.amount.amount - sumOf(before);
  if (left === 0) return { field: 'line', reason: `is ${line}, of which nothing is left to credit` };
  if (quantity !== undefined) {
    const taken = before.reduce((sum, one) => sum + thousandths(one.quantity ?? 0), 0);
    const rest = thousandths(billed.quantity) - taken - thousandths(quantity);
    if (rest < 0) {
      return {
        field: 'quantity',
        reason: `is ${quantity}, and ${(rest + thousandths(quantity)) / 1000} is left of line ${line}`,
      };
    }
    // The last of a quantity has what is left of its amount, so that no cent of rounding stays.
    const worth = rest === 0 ? left : least(lineAmount(quantity, billed.unitPrice.amount), left);
    if (amount !== undefined && amount !== worth) {
      return { field: 'amount', reason: `is ${amount}, and the quantity comes to ${worth}` };
    }
    return { line, quantity, amount: worth };
  }
  if (amount === undefined) return { line, amount: left };
  if (amount === 0 || Math.sign(amount) !== Math.sign(left) || Math.abs(amount) > Math.abs(left)) {
    return { field: 'amount', reason: `is ${amount}, and ${left} is left of line ${line}` };
  }
  return { line, amount };
}

/** The base of each category and rate. */
function basesOf(lines: readonly StoredCreditLine[]) {
  const bases = new Map<string, { category: string; rate: number; base: number }>();
  for (const { taxCategory: category, taxRate: rate, amount } of lines) {
    const key = `${category} ${rate}`;
    bases.set(key, { category, rate, base: (bases.get(key)?.base ?? 0) + amount.amount });
  }
  return bases;
}

/**
 * The taxes of a note: what its lines add to the tax of all that is credited. So a cent that is rounded in one note is
 * made up for by the next, and all notes of a whole invoice come to its tax.
 */
function taxesAfter(
  notes: readonly StoredCreditLine[],
  lines: readonly StoredCreditLine[],
  currency: string,
) {
  const earlier = basesOf(notes);
  return [...basesOf(lines)].map(([key, { category, rate, base }]): InvoiceTax => {
    const before = earlier.get(key)?.base ?? 0;
    const amount = percentOf(before + base, rate) - percentOf(before, rate);
    return { category, rate, base: { amount: base, currency }, amount: { amount, currency } };
  });
}

/** Every line of an invoice of which something is left. */
export const allOf = (lines: readonly StoredLine[], before: readonly StoredCreditLine[]): Asked[] =>
  lines.flatMap((billed, index) => {
    const its = before.filter(({ line }) => line === index + 1);
    return billed.amount.amount === sumOf(its) ? [] : [{ line: index + 1 }];
  });

type Found = { line: StoredCreditLine } | { issue: CreditIssue };

/** A line of a note, or why there is none. */
function lineOf({ lines, currency }: Billed, asked: Asked, before: readonly StoredCreditLine[]): Found {
  const billed = lines[asked.line - 1];
  if (!billed) {
    return { issue: { field: 'line', reason: `is ${asked.line}, and the invoice has ${lines.length}` } };
  }
  const its = before.filter(({ line }) => line === asked.line);
  const found = creditedOf(asked, billed, its);
  if ('field' in found) return { issue: found };
  const { kind, description, packageId, taxCategory, taxRate } = billed;
  const { amount, ...place } = found;
  const copied = { kind, description, ...(packageId !== undefined && { packageId }), taxCategory, taxRate };
  return { line: { ...place, ...copied, amount: { amount, currency } } };
}

/** The total of all notes with these lines. */
const totalOf = (lines: readonly StoredCreditLine[]) =>
  [...basesOf(lines).values()].reduce((sum, { base, rate }) => sum + base + percentOf(base, rate), 0);

/**
 * The lines, taxes and sums of a credit note, or why there can be none (decision 060): no line is credited beyond what it
 * charged, and the invoice is not below 0 by all of them.
 * @param before the lines of the invoice's earlier notes
 */
export function credit(
  invoice: Billed,
  before: readonly StoredCreditLine[],
  asked: readonly Asked[],
): Credited | { issues: CreditIssue[] } {
  const lines: StoredCreditLine[] = [];
  const issues: CreditIssue[] = [];
  for (const [index, one] of asked.entries()) {
    const found = lineOf(invoice, one, [...before, ...lines]);
    if ('line' in found) lines.push(found.line);
    else issues.push({ index, ...found.issue });
  }
  if (issues.length > 0) return { issues };
  const taxes = taxesAfter(before, lines, invoice.currency);
  const subtotal = sumOf(lines);
  const total = sumOf(taxes) + subtotal;
  const left = invoice.total - totalOf(before);
  const ofAll = (reason: string) => ({ issues: [{ field: 'lines' as const, reason }] });
  if (total <= 0) return ofAll(`come to ${total}, and a credit note to more than 0`);
  if (total > left) return ofAll(`come to ${total}, and ${left} is left of the invoice`);
  return { lines, taxes, subtotal, total };
}
