import type { Invoice, InvoiceDisplayStatus } from './invoice';

interface Standing {
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  dueDate: Invoice['dueDate'];
  /** Minor units. */
  total: number;
  amountPaid: number;
}

/**
 * The status shown to customers: an open invoice is split by due date and payment; late outranks partly paid.
 * @param today `YYYY-MM-DD`; an invoice is late from the day after its due date.
 */
export function displayStatusOf(invoice: Standing, today: string): InvoiceDisplayStatus {
  if (invoice.status === 'draft') throw new RangeError('A draft is never shown');
  if (invoice.status !== 'open') return invoice.status;
  if (invoice.dueDate < today) return 'past_due';
  return invoice.amountPaid > 0 ? 'partially_paid' : 'open';
}

/** Minor units still owed; nothing on a void invoice. */
export function amountDueOf({ status, total, amountPaid }: Omit<Standing, 'dueDate'>): number {
  return status === 'void' ? 0 : total - amountPaid;
}

/** Minor units of an invoice that a payment may be put on: what is due once it is out. */
export function payableOf(invoice: Omit<Standing, 'dueDate'>): number {
  return invoice.status === 'open' || invoice.status === 'uncollectible' ? amountDueOf(invoice) : 0;
}
