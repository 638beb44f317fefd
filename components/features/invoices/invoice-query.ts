import { createListAddress, oneOf, searchText } from '@/components/shared/list/address';
import type { ChangeQuery as Change } from '@/components/shared/list/list';
import type { InvoiceFilter, InvoiceQuery } from '@/lib/domain/billing/invoice';
import type { MessageKey } from '@/lib/text/text';
import type { ShownInvoicePage } from './shown-invoice';

export type QueryValues = Required<Pick<InvoiceQuery, 'status' | 'q'>>;
export type ListQuery = Partial<QueryValues>;
export type ChangeQuery = Change<QueryValues>;

export const pageSize = 12;

export const filterLabels = {
  unpaid: 'invoices.filter.unpaid',
  past_due: 'invoices.filter.pastDue',
  partially_paid: 'invoices.filter.partiallyPaid',
  open: 'invoices.filter.open',
  paid: 'invoices.filter.paid',
  void: 'invoices.filter.void',
  uncollectible: 'invoices.filter.uncollectible',
} as const satisfies Record<InvoiceFilter, MessageKey>;

export const invoicesAddress = createListAddress<QueryValues>({
  path: '/invoices',
  file: '/files/invoices.csv',
  fields: { status: oneOf(filterLabels), q: searchText },
});

export const rowsOf = (page: ShownInvoicePage) => page.invoices;
