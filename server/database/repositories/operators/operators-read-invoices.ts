import { and, asc, eq, getTableColumns, gt, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { amountDueOf } from '@/lib/domain/billing/invoice-status';
import type { OperatorInvoice, OperatorInvoicePage } from '@/lib/domain/operator/operator-readings';
import type { Complete } from '@/lib/domain/values/complete';
import { schema, type Database } from '../..';
import { cutPage, type Cursor } from '../sql/cursor';
import { customerOfSuite } from './operators-customers';
import type { InvoiceRow } from './operators-invoices';
import { referencesOf } from './operators-packages';

const { accounts, invoices } = schema;

/** The order of the invoices of a warehouse: by number, which stays. */
export const invoiceOrder = 'invoices';

interface Query {
  number?: string | undefined;
  suiteNumber?: string | undefined;
  status?: InvoiceRow['status'] | undefined;
  /** `YYYY-MM-DD`, both included. */
  issuedFrom?: string | undefined;
  issuedTo?: string | undefined;
  updatedSince?: string | undefined;
  after: Cursor | null;
  limit: number;
}

type Row = InvoiceRow & { suiteNumber: string };

/** A line in the form of a row's. */
export function toOperatorLine(
  { packageId, unitPrice, amount, ...line }: InvoiceRow['lines'][number],
  references: ReadonlyMap<string, string>,
): OperatorInvoice['lines'][number] {
  const packageReference = packageId === undefined ? undefined : references.get(packageId);
  return { ...line, packageReference, unitPrice: unitPrice.amount, amount: amount.amount };
}

/** Taxes in minor units. */
export const toOperatorTaxes = (taxes: InvoiceRow['taxes']): OperatorInvoice['taxes'] =>
  taxes.map(({ base, amount, ...tax }) => ({ ...tax, base: base.amount, amount: amount.amount }));

function toOperatorInvoice(row: Row, references: ReadonlyMap<string, string>): Complete<OperatorInvoice> {
  const { id, number, suiteNumber, status, currency, issueDate, dueDate, seller, buyer } = row;
  const { subtotal, total, amountPaid, amountCredited, notes, version } = row;
  return {
    id,
    number,
    suiteNumber,
    status,
    currency,
    issueDate,
    dueDate,
    seller,
    buyer,
    lines: row.lines.map((line) => toOperatorLine(line, references)),
    taxes: toOperatorTaxes(row.taxes),
    subtotal,
    total,
    amountPaid,
    amountCredited,
    amountDue: amountDueOf(row),
    notes: notes ?? undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version,
  };
}

const rowsWhere = (db: Database, filter: SQL | undefined) =>
  db
    .select({ ...getTableColumns(invoices), suiteNumber: accounts.suiteNumber })
    .from(invoices)
    .innerJoin(accounts, eq(accounts.id, invoices.accountId))
    .where(filter);

/** Invoices with the references of their lines' packages. */
async function toOperatorInvoices(
  db: Database,
  warehouseId: string,
  rows: Row[],
): Promise<OperatorInvoice[]> {
  const packageIds = rows.flatMap(({ lines }) => lines.flatMap(({ packageId }) => packageId ?? []));
  const references = await referencesOf(db, warehouseId, [...new Set(packageIds)]);
  return rows.map((row) => toOperatorInvoice(row, references));
}

/** A page of a warehouse's invoices, drafts too. */
export async function readOperatorInvoices(
  db: Database,
  warehouseId: string,
  query: Query,
): Promise<OperatorInvoicePage> {
  const { number, suiteNumber, status, issuedFrom, issuedTo, updatedSince, after, limit } = query;
  const filter = and(
    eq(invoices.warehouseId, warehouseId),
    number === undefined ? undefined : eq(invoices.number, number),
    suiteNumber === undefined
      ? undefined
      : eq(invoices.accountId, customerOfSuite(db, warehouseId, suiteNumber)),
    status && eq(invoices.status, status),
    issuedFrom === undefined ? undefined : gte(invoices.issueDate, issuedFrom),
    issuedTo === undefined ? undefined : lte(invoices.issueDate, issuedTo),
    updatedSince === undefined ? undefined : gte(invoices.updatedAt, new Date(updatedSince)),
    after ? gt(invoices.number, after.key) : undefined,
  );
  const rows = await rowsWhere(db, filter)
    .orderBy(asc(invoices.number))
    .limit(limit + 1);
  const keyOf = (row: Row) => row.number;
  const { shown, nextCursor } = cutPage(rows, { limit, sort: invoiceOrder, keyOf });
  return { invoices: await toOperatorInvoices(db, warehouseId, shown), nextCursor };
}

/** Invoices of a warehouse, by their ids. */
export async function operatorInvoicesOf(
  db: Database,
  warehouseId: string,
  ids: readonly string[],
): Promise<OperatorInvoice[]> {
  const filter = and(eq(invoices.warehouseId, warehouseId), inArray(invoices.id, [...ids]));
  return toOperatorInvoices(db, warehouseId, await rowsWhere(db, filter));
}
