import type { StoredLine, Party } from '@/lib/domain/billing/invoice';
import { lineAmount, totalsOf } from '@/lib/domain/billing/invoice-math';
import type { WarehouseRow } from '@/server/database/repositories/operators/operators-warehouses';
import type { CustomerRow } from '@/server/database/repositories/operators/operators-requests';
import type { RowIssue } from '../tracking/carriers/tracker';
import type { InvoiceRowInput, LineRow } from './invoices-row';
import { reject, RowRejected } from './rows';

/** The largest sum, in minor units, of which a percentage is still an exact integer. */
const largestSum = 40_000_000_000;

type Tax = Pick<StoredLine, 'taxCategory' | 'taxRate'>;

interface ContentContext {
  currency: string;
  /** The tax of a line that names none, by the line's index. */
  usualTax: (index: number) => Tax | undefined;
  /** Finds one of the customer's packages. */
  packageIdOf: (reference: string) => string | undefined;
}

/** A line names both parts of its tax, or neither. @throws RowRejected */
function taxOf({ taxCategory, taxRate }: LineRow, index: number, { usualTax }: ContentContext): Tax {
  const usual = taxCategory === undefined && taxRate === undefined ? usualTax(index) : undefined;
  return {
    taxCategory: taxCategory ?? usual?.taxCategory ?? reject(`lines[${index}].taxCategory`, 'is missing'),
    taxRate: taxRate ?? usual?.taxRate ?? reject(`lines[${index}].taxRate`, 'is missing'),
  };
}

function lineOf(
  { packageReference, amount: _, unitPrice, ...given }: LineRow,
  tax: Tax,
  { currency, packageIdOf }: ContentContext,
): StoredLine {
  const stored: Pick<StoredLine, keyof typeof given> = { ...given, ...tax };
  const packageId = packageReference === undefined ? undefined : packageIdOf(packageReference);
  return {
    ...stored,
    ...(packageId !== undefined && { packageId }),
    unitPrice: { amount: unitPrice, currency },
    amount: { amount: lineAmount(stored.quantity, unitPrice), currency },
  };
}

/** The problems of well-formed lines: unknown packages, and amounts that differ from quantity × unit price. */
function issuesOfLines(rows: readonly LineRow[], lines: readonly StoredLine[]): RowIssue[] {
  return rows.flatMap(({ packageReference, amount }, index) => {
    const line = lines[index];
    const issues: RowIssue[] = [];
    if (packageReference !== undefined && line?.packageId === undefined) {
      issues.push({ field: `lines[${index}].packageReference`, reason: 'is of no package of this customer' });
    }
    if (amount !== undefined && amount !== line?.amount.amount) {
      const reason = `is ${amount}, and quantity × unitPrice is ${line?.amount.amount}`;
      issues.push({ field: `lines[${index}].amount`, reason });
    }
    return issues;
  });
}

/**
 * Lines with their amounts, taxes and totals (lib/domain/billing/invoice-math), and their packages.
 * @throws RowRejected when a given amount or total differs, a line has no tax, or a package is not the customer's
 */
export function contentOf(
  { lines: rows, total }: Pick<InvoiceRowInput, 'total'> & { lines: LineRow[] },
  context: ContentContext,
) {
  const { currency } = context;
  const lines = rows.map((row, index) => lineOf(row, taxOf(row, index, context), context));
  const issues = issuesOfLines(rows, lines);
  if (issues.length > 0) throw new RowRejected(issues);
  const sum = lines.reduce((all, { amount }) => all + Math.abs(amount.amount), 0);
  if (sum > largestSum) reject('lines', 'come to more than an invoice can hold');
  const totals = totalsOf(lines, currency);
  if (totals.total < 0) reject('lines', 'come to less than 0');
  if (total !== undefined && total !== totals.total) {
    reject('total', `is ${total}, and lines and taxes come to ${totals.total}`);
  }
  const packageIds = [...new Set(lines.flatMap(({ packageId }) => packageId ?? []))];
  return { content: { lines, ...totals }, packageIds };
}

/** The default seller of an invoice: the warehouse. */
export function sellerOf({ address, contact, taxId }: WarehouseRow): Party {
  const email = /^\S+@\S+$/.test(contact) ? { email: contact } : {};
  return { ...address, ...email, ...(taxId !== null && { taxId }) };
}

/** The default buyer of an invoice: the customer. */
export function buyerOf({ billingAddress, email, taxIds }: CustomerRow): Party {
  if (!billingAddress) reject('buyer', 'is missing, and the customer has no billing address');
  const taxId = taxIds[0]?.value;
  return { ...billingAddress, email, ...(taxId !== undefined && { taxId }) };
}
