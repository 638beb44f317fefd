import { TabLinks } from '@/components/ui/tab-links';
import type { InvoiceFilter } from '@/lib/domain/invoice';

const filters: Record<InvoiceFilter, string> = {
  unpaid: 'Unpaid',
  past_due: 'Past due',
  partially_paid: 'Partly paid',
  open: 'Not due yet',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Written off',
};

const shown = ['unpaid', 'past_due', 'partially_paid', 'paid', 'void'] as const;

/** Reads the filter from an address; whatever it does not know is all invoices. */
export function readInvoiceFilter(value: string | undefined): InvoiceFilter | undefined {
  return value && Object.hasOwn(filters, value) ? (value as InvoiceFilter) : undefined;
}

export function invoicesHref(status: InvoiceFilter | undefined): string {
  return status ? `/invoices?status=${status}` : '/invoices';
}

/** All invoices, or those with one status. */
export function InvoiceFilters({ current }: { current: InvoiceFilter | undefined }) {
  const tabs = [undefined, ...shown].map((status) => ({
    href: invoicesHref(status),
    label: status ? filters[status] : 'All',
    current: status === current,
  }));
  return <TabLinks label="Invoices by status" tabs={tabs} />;
}
