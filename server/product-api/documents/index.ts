import { statementFileName } from '@/lib/i18n/statement-words';
import { attachment } from '@/lib/format/file-name';
import { toAccount } from '@/server/database/repositories/accounts/account-view';
import type { Caller, ProductDependencies } from '../http/caller';
import { getMyInvoice } from '../calls/invoices';
import { getStatement } from '../calls/statement';

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
  const { language, timeZone, unitSystem } = caller.account;
  const file = await printInvoice(invoice, { language, timeZone, unitSystem, now: dependencies.clock() });
  return pdfAnswer(file, `invoice-${invoice.number}.pdf`);
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
  const file = await printStatement(statement, { account, now: dependencies.clock() });
  return pdfAnswer(file, `${statementFileName(statement)}.pdf`);
}
