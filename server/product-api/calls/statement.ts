import { statementQuerySchema, type Statement } from '@/lib/domain/billing/statement';
import { statementOf } from '@/lib/domain/billing/statement-math';
import { readBooks } from '@/server/database/repositories/billing/statement-books';
import type { Caller, ProductDependencies } from '../http/caller';
import { parseQuery } from '../http/input';

/** GET getStatement: an account's invoices and payments of a period, without drafts. */
export async function getStatement(
  request: Request,
  { account, warehouse }: Caller,
  { db }: ProductDependencies,
): Promise<Statement> {
  const query = parseQuery(statementQuerySchema, request);
  const { books, currencies } = await readBooks(db, account, {
    wished: query.currency,
    usual: warehouse.currency,
  });
  return { ...statementOf(books, query), currencies };
}
