import { statementQuerySchema } from '@/lib/domain/statement';
import { statementOf } from '@/lib/domain/statement-math';
import { attachment } from '@/lib/format/file-name';
import { toAccount } from '../../database/repositories/account-view';
import { readLedger } from '../../database/repositories/ledger';
import type { Caller, ProductDependencies } from '../caller';
import { parseQuery } from '../input';
import { getMyInvoice } from '../invoices';

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

/** GET getInvoicePdf: the invoice of getMyInvoice on paper; 1001 for whatever that does not show. */
export async function getInvoicePdf(
  request: Request,
  caller: Caller,
  dependencies: ProductDependencies,
): Promise<Response> {
  const invoice = await getMyInvoice(request, caller, dependencies);
  const { printInvoice } = await import('./invoice-pdf');
  const { language, timeZone } = caller.account;
  const file = await printInvoice(invoice, { language, timeZone, now: dependencies.clock() });
  return pdfAnswer(file, `invoice-${invoice.number}.pdf`);
}

/** GET getStatementPdf: the statement of getStatement on paper. */
export async function getStatementPdf(
  request: Request,
  { account, warehouse }: Caller,
  { db, clock }: ProductDependencies,
): Promise<Response> {
  const query = parseQuery(statementQuerySchema, request);
  const statement = statementOf(await readLedger(db, account.id), query);
  const { printStatement } = await import('./statement-pdf');
  const file = await printStatement(statement, { account: toAccount(account, warehouse), now: clock() });
  return pdfAnswer(file, `statement-${query.from}-to-${query.to}.pdf`);
}
