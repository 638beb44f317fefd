import { dateSchema } from '@/lib/domain/values/common';
import { idQuerySchema } from '@/lib/domain/values/inputs';
import { invoiceQuerySchema, type Invoice, type InvoicePage } from '@/lib/domain/billing/invoice';
import { calendarDay } from '@/lib/format/calendar-day';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { invoiceSort, listInvoices, readInvoice } from '@/server/database/repositories/billing/invoices';
import type { Caller, ProductDependencies } from '../http/caller';
import { parseQuery } from '../http/input';
import { pageOf } from '../http/paging';

/** GET getMyInvoices; drafts are never shown. An invoice is late from the customer's own midnight on. */
export async function getMyInvoices(
  request: Request,
  { account, warehouse }: Caller,
  { db, clock }: ProductDependencies,
): Promise<InvoicePage> {
  const query = parseQuery(invoiceQuerySchema, request);
  const page = pageOf(query, invoiceSort, dateSchema);
  const today = calendarDay(clock(), account.timeZone);
  const usualCurrency = warehouse.currency;
  return listInvoices(db, account.id, { ...query, ...page }, { today, usualCurrency });
}

/** GET getMyInvoice: another account's id is answered like one that does not exist (security 18). */
export async function getMyInvoice(
  request: Request,
  { account }: Caller,
  { db, clock }: ProductDependencies,
): Promise<Invoice> {
  const { id } = parseQuery(idQuerySchema, request);
  const found = await readInvoice(db, account.id, id, calendarDay(clock(), account.timeZone));
  if (!found) throw new AppError(ErrorCode.pathNotFound, text('answersPage.noInvoice'));
  return found;
}
