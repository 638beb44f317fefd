import 'server-only';
import { invoicesOf } from '@/lib/domain/billing/period-invoices';
import { statementQuerySchema, type StatementQuery } from '@/lib/domain/billing/statement';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { formatNumber } from '@/lib/format';
import { statementFileName } from '@/lib/i18n/statement-words';
import { text } from '@/lib/text/text';
import { checkedParameters } from '@/lib/validation/checked';
import type { ProductClient } from '../product-api/client';
import { invoicePdfOf, statementPdfOf } from './documents';
import type { MakeFile } from './file';
import { zipFile } from './zip';

/** They are made one by one while a customer waits; for more, a shorter period is asked for. */
export const mostInZip = 500;

async function* papersOf(
  query: StatementQuery,
  invoices: ReturnType<typeof invoicesOf>,
  clientByNow: () => Promise<ProductClient>,
) {
  yield statementPdfOf(await clientByNow(), query);
  for (const { id, number } of invoices) {
    yield { ...(await invoicePdfOf(await clientByNow(), id)), name: `invoice-${number}.pdf` };
  }
}

/**
 * `invoices.zip?from&to&currency`: the statement of a period and its invoices, each as PDF.
 * @throws AppError 1001 for a period without invoices, 1010 for one with too many
 */
export const invoicesZip: MakeFile = async (client, parameters, later) => {
  const query = checkedParameters(statementQuerySchema, parameters);
  const statement = await client.getStatement(query);
  const invoices = invoicesOf(statement);
  if (invoices.length === 0) throw new AppError(ErrorCode.pathNotFound, text('filesPage.zip.none'));
  if (invoices.length > mostInZip) {
    throw new AppError(
      ErrorCode.validationFailed,
      text('filesPage.zip.tooMany', { most: formatNumber(mostInZip) }),
    );
  }
  const name = statementFileName(statement).replace(/^statement/, 'invoices');
  return zipFile(name, papersOf({ ...query, currency: statement.currency }, invoices, later));
};
