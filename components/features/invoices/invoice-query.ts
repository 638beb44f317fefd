import type { InvoiceFilter, InvoiceQuery } from '@/lib/domain/billing/invoice';

/** The part of a query in the address: everything except paging. */
export type ListQuery = Pick<InvoiceQuery, 'status' | 'q'>;

export const filterLabels: Record<InvoiceFilter, string> = {
  unpaid: 'Unpaid',
  past_due: 'Past due',
  partially_paid: 'Partly paid',
  open: 'Not due yet',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Written off',
};

const isFilter = (value: string | undefined): value is InvoiceFilter =>
  value !== undefined && Object.hasOwn(filterLabels, value);

/** Reads the list's query from an address, ignoring unknown values. */
export function readInvoiceQuery(read: (name: string) => string | undefined): ListQuery {
  const status = read('status');
  const q = read('q')?.trim().slice(0, 100);
  return { ...(isFilter(status) && { status }), ...(q && { q }) };
}

function toAddress(path: string, query: ListQuery): string {
  const given = Object.entries(query).filter(([, value]) => Boolean(value));
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}

/** The address of the list with this query. */
export const invoicesHref = (query: ListQuery): string => toAddress('/invoices', query);

/** The file of all invoices that match a query. */
export const invoicesFileHref = (query: ListQuery): string => toAddress('/files/invoices.csv', query);
