import { createListAddress, oneOf, searchText } from '@/components/shared/list/address';
import type { ChangeQuery as Change } from '@/components/shared/list/list';
import type { InvoiceFilter, InvoicePage, InvoiceQuery } from '@/lib/domain/billing/invoice';

export type QueryValues = Required<Pick<InvoiceQuery, 'status' | 'q'>>;
export type ListQuery = Partial<QueryValues>;
export type ChangeQuery = Change<QueryValues>;

export const pageSize = 12;

export const filterLabels: Record<InvoiceFilter, string> = {
  unpaid: 'Unpaid',
  past_due: 'Past due',
  partially_paid: 'Partly paid',
  open: 'Not due yet',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Written off',
};

export const invoicesAddress = createListAddress<QueryValues>({
  path: '/invoices',
  file: '/files/invoices.csv',
  fields: { status: oneOf(filterLabels), q: searchText },
});

export const rowsOf = (page: InvoicePage) => page.invoices;
