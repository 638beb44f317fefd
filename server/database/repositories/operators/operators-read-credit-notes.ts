import { and, asc, eq, getTableColumns, gt, gte, lte } from 'drizzle-orm';
import type { OperatorCreditNote, OperatorCreditNotePage } from '@/lib/domain/operator/operator-readings';
import type { Complete } from '@/lib/domain/values/complete';
import { schema, type Database } from '../..';
import type { CreditNoteRow } from '../billing/credit-notes';
import { cutPage, type Cursor } from '../sql/cursor';
import { customerOfSuite } from './operators-customers';
import { referencesOf } from './operators-packages';
import { toOperatorTaxes } from './operators-read-invoices';
import { paymentReferencesOf } from './operators-refunds';

const { accounts, creditNotes, invoices } = schema;

/** The order of the credit notes of a warehouse: by its operator's reference, which stays. */
export const creditNoteOrder = 'creditNotes';

interface Query {
  reference?: string | undefined;
  number?: string | undefined;
  invoiceNumber?: string | undefined;
  suiteNumber?: string | undefined;
  /** `YYYY-MM-DD`, both included. */
  issuedFrom?: string | undefined;
  issuedTo?: string | undefined;
  after: Cursor | null;
  limit: number;
}

type Row = CreditNoteRow & { suiteNumber: string; invoiceNumber: string };
type References = ReadonlyMap<string, string>;

function toOperatorCreditNote(
  row: Row,
  { packages, payments }: { packages: References; payments: References },
): Complete<OperatorCreditNote> {
  const { id, operatorReference, number, suiteNumber, invoiceNumber, reason, issueDate } = row;
  const { currency, subtotal, total } = row;
  return {
    id,
    reference: operatorReference,
    number,
    suiteNumber,
    invoiceNumber,
    reason,
    issueDate,
    currency,
    lines: row.lines.map(({ packageId, amount, ...line }) => ({
      ...line,
      packageReference: packageId === undefined ? undefined : packages.get(packageId),
      amount: amount.amount,
    })),
    subtotal,
    taxes: toOperatorTaxes(row.taxes),
    total,
    released: row.released.map(({ paymentId, amount }) => ({
      paymentReference: payments.get(paymentId),
      amount,
    })),
    createdAt: row.createdAt.toISOString(),
  };
}

/** A page of a warehouse's credit notes. */
export async function readOperatorCreditNotes(
  db: Database,
  warehouseId: string,
  query: Query,
): Promise<OperatorCreditNotePage> {
  const { reference, number, invoiceNumber, suiteNumber, issuedFrom, issuedTo, after, limit } = query;
  const rows: Row[] = await db
    .select({
      ...getTableColumns(creditNotes),
      suiteNumber: accounts.suiteNumber,
      invoiceNumber: invoices.number,
    })
    .from(creditNotes)
    .innerJoin(accounts, eq(accounts.id, creditNotes.accountId))
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(
      and(
        eq(creditNotes.warehouseId, warehouseId),
        after ? gt(creditNotes.operatorReference, after.key) : undefined,
        reference === undefined ? undefined : eq(creditNotes.operatorReference, reference),
        number === undefined ? undefined : eq(creditNotes.number, number),
        invoiceNumber === undefined ? undefined : eq(invoices.number, invoiceNumber),
        suiteNumber === undefined
          ? undefined
          : eq(creditNotes.accountId, customerOfSuite(db, warehouseId, suiteNumber)),
        issuedFrom === undefined ? undefined : gte(creditNotes.issueDate, issuedFrom),
        issuedTo === undefined ? undefined : lte(creditNotes.issueDate, issuedTo),
      ),
    )
    .orderBy(asc(creditNotes.operatorReference))
    .limit(limit + 1);
  const keyOf = (row: Row) => row.operatorReference;
  const { shown, nextCursor } = cutPage(rows, { limit, sort: creditNoteOrder, keyOf });
  const packageIds = shown.flatMap(({ lines }) => lines.flatMap(({ packageId }) => packageId ?? []));
  const packages = await referencesOf(db, warehouseId, [...new Set(packageIds)]);
  const paymentIds = shown.flatMap(({ released }) => released.map(({ paymentId }) => paymentId));
  const payments = await paymentReferencesOf(db, [...new Set(paymentIds)]);
  return {
    creditNotes: shown.map((row) => toOperatorCreditNote(row, { packages, payments })),
    nextCursor,
  };
}
