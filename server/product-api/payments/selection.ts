import { AppError, ErrorCode } from '@/lib/contract/errors';
import type { PaidSelection } from '@/lib/domain/billing/payment';
import type { AskedPayment } from '@/lib/domain/billing/payment-facts';
import { payableOf } from '@/lib/domain/billing/invoice-status';
import type { Money } from '@/lib/domain/values/common';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import type { InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';
import { lockPayable } from '@/server/database/repositories/payments/provider-payments';
import { invalidFields } from '../http/input';
import { notAllowed } from '../not-allowed';

/** What is paid, and in which currency. */
export interface Wanted {
  asked: AskedPayment;
  currency: string;
  invoices: InvoiceRow[];
}

const otherCurrency = () => invalidFields({ invoices: text('answersPage.oneCurrency') });

/** How much of an invoice is paid. @throws AppError 1010, 1042 */
function partOf(invoice: InvoiceRow, wanted: { amount: number; currency: string } | undefined) {
  const { number, currency } = invoice;
  const due = payableOf(invoice);
  if (due === 0) throw notAllowed(text('answersPage.invoiceNotDue', { number }));
  if (wanted === undefined) return due;
  if (wanted.currency !== currency) throw otherCurrency();
  if (wanted.amount <= due) return wanted.amount;
  const most = formatMoney({ amount: due, currency });
  throw invalidFields({ invoices: text('answersPage.invoiceDueLess', { number, due: most }) });
}

/** The chosen invoices, or all that are due, at this moment. @throws AppError 1001, 1010, 1042 */
async function payableNow(
  tx: Database,
  accountId: string,
  { invoices: chosen, allDue }: PaidSelection,
): Promise<InvoiceRow[]> {
  if (allDue !== undefined) {
    const rows = await lockPayable(tx, accountId, { currency: allDue });
    if (rows.length === 0) throw notAllowed(text('answersPage.nothingDue'));
    return rows;
  }
  const ids = chosen?.map(({ id }) => id) ?? [];
  const rows = ids.length > 0 ? await lockPayable(tx, accountId, { ids }) : [];
  if (rows.length < ids.length || rows.some(({ status }) => status === 'draft')) {
    throw new AppError(ErrorCode.pathNotFound, text('answersPage.noInvoice'));
  }
  return rows;
}

/**
 * What a customer wants paid, of what is due at this moment; the invoices are locked.
 * @throws AppError 1001, 1010, 1042
 */
export async function wantedBy(
  tx: Database,
  accountId: string,
  start: PaidSelection & { deposit?: Money | undefined },
): Promise<Wanted> {
  const invoices = await payableNow(tx, accountId, start);
  const amounts = new Map(start.invoices?.map(({ id, amount }) => [id, amount]));
  const parts = invoices.map((invoice) => ({
    invoiceId: invoice.id,
    amount: partOf(invoice, amounts.get(invoice.id)),
  }));
  const currencies = new Set([
    ...invoices.map(({ currency }) => currency),
    ...(start.deposit ? [start.deposit.currency] : []),
  ]);
  const [currency, other] = currencies;
  if (currency === undefined || other !== undefined) throw otherCurrency();
  return { asked: { parts, deposit: start.deposit?.amount ?? 0 }, currency, invoices };
}
