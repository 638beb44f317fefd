import { AppError, ErrorCode } from '@/lib/contract/errors';
import { idQuerySchema } from '@/lib/domain/values/inputs';
import { calendarDay } from '@/lib/format/calendar-day';
import { statementFileName } from '@/lib/i18n/statement-words';
import { inLanguage } from '@/lib/text/server/request-language';
import { text } from '@/lib/text/text';
import { offeredLanguage } from '@/lib/text/offered';
import { attachment } from '@/lib/format/file-name';
import { toAccount } from '@/server/database/repositories/accounts/account-view';
import { readCreditNote } from '@/server/database/repositories/billing/invoices';
import { brandColours } from '@/server/notifications/mail/brand-colours';
import type { Caller, ProductDependencies } from '../http/caller';
import { parseQuery } from '../http/input';
import { getMyInvoice } from '../calls/invoices';
import { getStatement } from '../calls/statement';

/** Makes a document in the language of its reader. */
const inLanguageOf = ({ account }: Caller, task: () => Promise<Buffer>) =>
  inLanguage(offeredLanguage(account.language), task);

const colourOf = ({ warehouse: { brand } }: Caller) => brand?.colour && brandColours(brand.colour).name;

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
  const { timeZone, unitSystem } = caller.account;
  const printing = { timeZone, unitSystem, now: dependencies.clock(), colour: colourOf(caller) };
  const file = await inLanguageOf(caller, () => printInvoice(invoice, printing));
  return pdfAnswer(file, `invoice-${invoice.number}.pdf`);
}

/** GET getCreditNotePdf: a credit note as PDF; 1001 for another account's, as for one that does not exist. */
export async function getCreditNotePdf(
  request: Request,
  caller: Caller,
  { db, clock }: ProductDependencies,
): Promise<Response> {
  const { id } = parseQuery(idQuerySchema, request);
  const { timeZone } = caller.account;
  const now = clock();
  const found = await readCreditNote(db, caller.account.id, id, calendarDay(now, timeZone));
  if (!found) throw new AppError(ErrorCode.pathNotFound, text('answersPage.noCreditNote'));
  const { printCreditNote } = await import('./credit-note-pdf');
  const printing = { timeZone, now, colour: colourOf(caller) };
  const file = await inLanguageOf(caller, () => printCreditNote(found, printing));
  return pdfAnswer(file, `credit-note-${found.note.number}.pdf`);
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
  const printing = { account, now: dependencies.clock(), colour: colourOf(caller) };
  const file = await inLanguageOf(caller, () => printStatement(statement, printing));
  return pdfAnswer(file, `${statementFileName(statement)}.pdf`);
}
