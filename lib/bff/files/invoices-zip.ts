import 'server-only';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { papersOf, type Paper } from '@/lib/domain/billing/period-papers';
import { statementQuerySchema, type StatementQuery } from '@/lib/domain/billing/statement';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { formatNumber } from '@/lib/format';
import { statementFileName } from '@/lib/i18n/statement-words';
import { text } from '@/lib/text/text';
import { checkedParameters } from '@/lib/validation/checked';
import type { ProductClient } from '../product-api/client';
import { creditNotePdfOf, invoicePdfOf, receiptPdfOf, statementPdfOf } from './documents';
import type { MakeFile } from './file';
import { zipFile } from './zip';

/** They are made one by one while a customer waits; for more, a shorter period is asked for. */
export const mostInZip = 500;

const pdfOf = {
  invoice: { make: invoicePdfOf, name: 'invoice' },
  credit_note: { make: creditNotePdfOf, name: 'credit-note' },
  payment: { make: receiptPdfOf, name: 'receipt' },
} as const;

async function* filesOf(
  query: StatementQuery,
  papers: readonly Paper[],
  clientByNow: () => Promise<ProductClient>,
) {
  yield statementPdfOf(await clientByNow(), query);
  for (const { kind, id, number } of papers) {
    const { make, name } = pdfOf[kind];
    yield { ...(await make(await clientByNow(), id)), name: `${name}-${number}.pdf` };
  }
}

/**
 * `invoices.zip?from&to&currency`: the statement of a period, its invoices and credit notes, and the receipts of its
 * payments where the product API makes them, each as PDF.
 * @throws AppError 1001 for a period without any, 1010 for one with too many
 */
export const invoicesZip: MakeFile = async (client, parameters, later) => {
  const query = checkedParameters(statementQuerySchema, parameters);
  const [account, statement] = await Promise.all([client.getAccount(), client.getStatement(query)]);
  const papers = papersOf(statement, hasCapability(account, 'payments'));
  if (papers.length === 0) throw new AppError(ErrorCode.pathNotFound, text('filesPage.zip.none'));
  if (papers.length > mostInZip) {
    throw new AppError(
      ErrorCode.validationFailed,
      text('filesPage.zip.tooMany', { most: formatNumber(mostInZip) }),
    );
  }
  const name = statementFileName(statement).replace(/^statement/, 'invoices');
  return zipFile(name, filesOf({ ...query, currency: statement.currency }, papers, later));
};
