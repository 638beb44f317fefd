import type { InvoicePage, InvoiceSummary } from '@/lib/domain/billing/invoice';
import { formatDate, formatMoney } from '@/lib/format';
import { invoiceTag } from '@/lib/i18n/invoice-words';
import { text } from '@/lib/text/text';

/** A row of the list in words. The page carries these and nothing else: neither the facts nor the code for the words. */
export interface ShownInvoice {
  id: string;
  number: string;
  /** How many packages it is for. */
  packages?: string;
  tag: ReturnType<typeof invoiceTag>;
  issued: string;
  due: string;
  total: string;
  /** What is still to be paid, if anything is. */
  amountDue?: string;
}

/** A page of the list in words. */
export interface ShownInvoicePage extends Pick<InvoicePage, 'total' | 'nextCursor'> {
  invoices: ShownInvoice[];
}

/** An invoice of the list in words (SPEC section 5). */
export function showInvoice(invoice: InvoiceSummary): ShownInvoice {
  const { id, number, displayStatus, issueDate, dueDate, total, amountDue, packageCount } = invoice;
  return {
    id,
    number,
    ...(packageCount > 0 && { packages: text('invoices.row.packages', { count: packageCount }) }),
    tag: invoiceTag(displayStatus),
    issued: formatDate(issueDate),
    due: formatDate(dueDate),
    total: formatMoney(total),
    ...(amountDue.amount > 0 && { amountDue: formatMoney(amountDue) }),
  };
}

/** A page of the list in words. */
export function showInvoicePage({ invoices, total, nextCursor }: InvoicePage): ShownInvoicePage {
  return { invoices: invoices.map(showInvoice), total, nextCursor };
}
