import { AppError, ErrorCode } from '@/lib/contract/errors';
import { hasCome } from '@/lib/domain/billing/payment';
import { idQuerySchema } from '@/lib/domain/values/inputs';
import { calendarDay } from '@/lib/format/calendar-day';
import { statementFileName } from '@/lib/i18n/statement-words';
import { inLanguage } from '@/lib/text/server/request-language';
import { text } from '@/lib/text/text';
import { offeredLanguage } from '@/lib/text/offered';
import { attachment } from '@/lib/format/file-name';
import type { Database } from '@/server/database';
import { toAccount } from '@/server/database/repositories/accounts/account-view';
import { readCreditNote } from '@/server/database/repositories/billing/invoices';
import {
  partiesOf,
  readOwnPayment,
  type OwnPaymentRow,
} from '@/server/database/repositories/payments/own-payments';
import type { Caller, ProductDependencies } from '../http/caller';
import { parseQuery } from '../http/input';
import { getMyInvoice } from '../calls/invoices';
import { getStatement } from '../calls/statement';
import { buyerOf, sellerOf } from '../operator/invoice-content';
import { howToPay } from '../payments/how-to-pay';
import { toOwnPayment } from '../payments/view';
import { letterheadOf } from './letterhead';

/** Makes a document in the language of its reader. */
const inLanguageOf = ({ account }: Caller, task: () => Promise<Buffer>) =>
  inLanguage(offeredLanguage(account.language), task);

/** How and when a caller's document is printed. */
async function printingOf({ account, warehouse }: Caller, { clock, photoOrigins = [] }: ProductDependencies) {
  const now = clock();
  const letterhead = await letterheadOf(warehouse.brand, photoOrigins, now);
  return { timeZone: account.timeZone, now, letterhead };
}

function pdfAnswer(file: Buffer, name: string): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** GET getInvoicePdf: the invoice of getMyInvoice as PDF; 1001 for any that getMyInvoice does not return. */
export async function getInvoicePdf(
  request: Request,
  caller: Caller,
  dependencies: ProductDependencies,
): Promise<Response> {
  const invoice = await getMyInvoice(request, caller, dependencies);
  const { printInvoice } = await import('./invoice-pdf');
  const { unitSystem } = caller.account;
  const printing = {
    ...(await printingOf(caller, dependencies)),
    unitSystem,
    howToPay: howToPay(invoice, dependencies.payments),
  };
  const file = await inLanguageOf(caller, () => printInvoice(invoice, printing));
  return pdfAnswer(file, `invoice-${invoice.number}.pdf`);
}

/** GET getCreditNotePdf: a credit note as PDF; 1001 for another account's, as for one that does not exist. */
export async function getCreditNotePdf(
  request: Request,
  caller: Caller,
  dependencies: ProductDependencies,
): Promise<Response> {
  const { id } = parseQuery(idQuerySchema, request);
  const { id: accountId, timeZone } = caller.account;
  const { db, clock } = dependencies;
  const found = await readCreditNote(db, accountId, id, calendarDay(clock(), timeZone));
  if (!found) throw new AppError(ErrorCode.pathNotFound, text('answersPage.noCreditNote'));
  const { printCreditNote } = await import('./credit-note-pdf');
  const printing = await printingOf(caller, dependencies);
  const file = await inLanguageOf(caller, () => printCreditNote(found, printing));
  return pdfAnswer(file, `credit-note-${found.note.number}.pdf`);
}

/** Those of the first invoice that it is on; of a payment that is on none, the warehouse and its customer as they are. */
async function partiesOfPayment({ account, warehouse }: Caller, { payment }: OwnPaymentRow, db: Database) {
  const ids = payment.allocations.map(({ invoiceId }) => invoiceId);
  const ofInvoice = await partiesOf(db, account.id, ids);
  if (ofInvoice) return ofInvoice;
  const { billingAddress, warehouseAddress } = toAccount(account, warehouse);
  return {
    seller: sellerOf(warehouse),
    buyer: buyerOf({ ...account, billingAddress: billingAddress ?? warehouseAddress }),
  };
}

/** GET getReceiptPdf: the receipt of a payment of getMyPayment; 1001 also for one whose money has not come. */
export async function getReceiptPdf(
  request: Request,
  caller: Caller,
  dependencies: ProductDependencies,
): Promise<Response> {
  const { id } = parseQuery(idQuerySchema, request);
  const { db } = dependencies;
  const found = await readOwnPayment(db, caller.account.id, id);
  if (!found) throw new AppError(ErrorCode.pathNotFound, text('answersPage.noPayment'));
  const payment = toOwnPayment(found);
  if (!hasCome(payment)) throw new AppError(ErrorCode.pathNotFound, text('answersPage.noReceipt'));
  const parties = await partiesOfPayment(caller, found, db);
  const { printReceipt } = await import('./receipt-pdf');
  const printing = await printingOf(caller, dependencies);
  const file = await inLanguageOf(caller, () => printReceipt({ payment, ...parties }, printing));
  return pdfAnswer(file, `receipt-${payment.reference}.pdf`);
}

/** GET getStatementPdf: the statement of getStatement as PDF. */
export async function getStatementPdf(
  request: Request,
  caller: Caller,
  dependencies: ProductDependencies,
): Promise<Response> {
  const statement = await getStatement(request, caller, dependencies);
  const account = toAccount(caller.account, caller.warehouse);
  const { printStatement } = await import('./statement-pdf');
  const printing = { ...(await printingOf(caller, dependencies)), account };
  const file = await inLanguageOf(caller, () => printStatement(statement, printing));
  return pdfAnswer(file, `${statementFileName(statement)}.pdf`);
}
