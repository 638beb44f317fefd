import type { InvoiceLine, InvoiceTax } from './invoice';

/** An integer quotient, halves away from zero. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const magnitude = Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));
  return dividend < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

const thousandths = (value: number) => Math.round(value * 1000);

/** Minor units of a line: quantity (to a thousandth) × unit price, half-up to the cent. */
export function lineAmount(quantity: number, unitPrice: number): number {
  return divideHalfUp(thousandths(quantity) * unitPrice, 1000);
}

/** Minor units of a percentage (to a thousandth of a per cent) of an amount, half-up. */
export function percentOf(amount: number, percent: number): number {
  return divideHalfUp(amount * thousandths(percent), 100_000);
}

type Taxed = Pick<InvoiceLine, 'taxCategory' | 'taxRate' | 'amount'>;

/** Tax per category and rate, on the summed base of its lines (EN 16931): never line by line. */
export function taxesOf(lines: readonly Taxed[], currency: string): InvoiceTax[] {
  const bases = new Map<string, InvoiceTax>();
  for (const { taxCategory: category, taxRate: rate, amount } of lines) {
    const key = `${category} ${rate}`;
    const base = (bases.get(key)?.base.amount ?? 0) + amount.amount;
    const tax = { amount: percentOf(base, rate), currency };
    bases.set(key, { category, rate, base: { amount: base, currency }, amount: tax });
  }
  return [...bases.values()];
}

/** Minor units of lines and taxes; total = lines + tax. */
export function totalsOf(lines: readonly Taxed[], currency: string) {
  const taxes = taxesOf(lines, currency);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount.amount, 0);
  return { taxes, subtotal, total: taxes.reduce((sum, { amount }) => sum + amount.amount, subtotal) };
}
