import type { Invoice, InvoiceDisplayStatus } from './invoice';

interface Standing {
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  dueDate: Invoice['dueDate'];
  /** Minor units. */
  total: number;
  amountPaid: number;
  amountCredited: number;
}

/**
 * The status shown to customers: an open invoice is split by due date and payment; late outranks partly paid. One with
 * nothing left to pay is paid, or credited if all of it was.
 * @param today `YYYY-MM-DD`; an invoice is late from the day after its due date.
 */
export function displayStatusOf(invoice: Standing, today: string): InvoiceDisplayStatus {
  if (invoice.status === 'draft') throw new RangeError('A draft is never shown');
  const { status, total, amountCredited } = invoice;
  if (status === 'paid' && total > 0 && amountCredited === total) return 'credited';
  if (status !== 'open') return status;
  if (invoice.dueDate < today) return 'past_due';
  return invoice.amountPaid > 0 ? 'partially_paid' : 'open';
}

/** Minor units still owed; nothing on a void invoice. */
export function amountDueOf({
  status,
  total,
  amountPaid,
  amountCredited,
}: Omit<Standing, 'dueDate'>): number {
  return status === 'void' ? 0 : total - amountCredited - amountPaid;
}

/** Minor units of an invoice that a payment may be put on: what is due once it is out. */
export function payableOf(invoice: Omit<Standing, 'dueDate'>): number {
  return invoice.status === 'open' || invoice.status === 'uncollectible' ? amountDueOf(invoice) : 0;
}
