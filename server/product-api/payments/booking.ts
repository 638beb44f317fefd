import type { AskedPayment } from '@/lib/domain/billing/payment-facts';
import { payableOf } from '@/lib/domain/billing/invoice-status';
import type { Database } from '@/server/database';
import type { NewEvent } from '@/server/database/repositories/events/record-events';
import type { Posting } from '@/server/database/repositories/ledger/post';
import {
  lockInvoices,
  type InvoiceRow,
  type PaymentRow,
} from '@/server/database/repositories/operators/operators-invoices';
import { followPostings } from '../credit/follow';
import { booked, leftOf, sumOf } from '../ledger/booked';
import { allocated, received, reinstated, reversed } from '../ledger/payment-postings';
import { storeBooked } from '../ledger/store-booked';

/** A payment whose warehouse is known. */
export type BookedPayment = PaymentRow & { warehouseId: string };

interface Part {
  invoice: InvoiceRow;
  amount: number;
}

type PaymentEvent = Extract<NewEvent, { kind: `payment.${string}` }>['kind'];

const allocationsOf = (parts: readonly Part[]) =>
  parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount }));

/**
 * What becomes of one payment, its invoices and the ledger, within a transaction. The account must be locked, and the
 * payment. The caller stores the payment.
 */
export class PaymentBooking {
  payment: BookedPayment;
  private readonly tx: Database;
  private readonly now: Date;
  private readonly invoices: Map<string, InvoiceRow>;
  private readonly touched = new Set<string>();
  private readonly postings: Posting[] = [];
  private readonly events: NewEvent[] = [];

  private constructor(
    tx: Database,
    payment: BookedPayment,
    { now, invoices }: { now: Date; invoices: readonly InvoiceRow[] },
  ) {
    this.tx = tx;
    this.payment = payment;
    this.now = now;
    this.invoices = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  }

  /** @param asked what its customer wanted paid: the invoices that it may be put on */
  static async open(
    tx: Database,
    payment: BookedPayment,
    asked: AskedPayment,
    now: Date,
  ): Promise<PaymentBooking> {
    const ids = [...asked.parts, ...payment.allocations].map(({ invoiceId }) => invoiceId);
    const invoices = await lockInvoices(tx, payment.warehouseId, { numbers: [], ids: [...new Set(ids)] });
    return new PaymentBooking(tx, payment, { now, invoices });
  }

  /**
   * Money came: it is the customer's, and what is due still of the invoices that it is for is paid of it.
   * @returns whether all that it was for was due
   */
  receive({ parts }: AskedPayment, amount: number, at: Date): boolean {
    this.payment = { ...this.payment, status: 'succeeded', amount, receivedAt: at };
    this.postings.push(received(this.payment, at));
    this.note('payment.received', at);
    return this.place(parts) === Math.min(sumOf(parts), amount);
  }

  /** A claim took the money back: its invoices are due again. */
  reverse(claim: string): void {
    const parts = this.partsOf(this.payment.allocations).map(({ invoice, amount }) => ({
      invoice: this.book(invoice, -amount),
      amount,
    }));
    this.payment = { ...this.payment, status: 'reversed' };
    this.postings.push(reversed(this.payment, { claim, amount: leftOf(this.payment) }, parts, this.now));
    this.note('payment.reversed', this.now);
  }

  /** What a claim took back has come again: it pays what is due by now. */
  reinstate({ parts }: AskedPayment, claim: string): void {
    const wasPlaced = this.payment.allocations.length > 0;
    this.payment = { ...this.payment, status: 'succeeded' };
    this.postings.push(reinstated(this.payment, { claim, amount: leftOf(this.payment) }, this.now));
    this.note('payment.received', this.now);
    this.place(parts, wasPlaced ? claim : undefined);
  }

  /** No money came. */
  end(how: 'failed' | 'cancelled'): void {
    this.payment = { ...this.payment, status: how };
    if (how === 'failed') this.note('payment.failed', this.now);
    else this.changed();
  }

  /** Pages alone show it. */
  changed(): void {
    const { id: subjectId, accountId, warehouseId } = this.payment;
    this.events.push({ kind: 'payment.changed', data: {}, accountId, warehouseId, subjectId });
  }

  private note(kind: Exclude<PaymentEvent, 'payment.changed'>, at: Date): void {
    const { id: subjectId, accountId, warehouseId, amount, currency } = this.payment;
    this.events.push({ kind, data: { amount, currency }, accountId, warehouseId, subjectId, at });
  }

  private partsOf(allocations: PaymentRow['allocations']): Part[] {
    return allocations.flatMap(({ invoiceId, amount }) => {
      const invoice = this.invoices.get(invoiceId);
      return invoice && amount > 0 ? [{ invoice, amount }] : [];
    });
  }

  /** Puts the payment on invoices, as far as it goes and they are due. @returns how much of it */
  private place(wanted: AskedPayment['parts'], again?: string): number {
    const whole = leftOf(this.payment);
    let left = whole;
    const parts = this.partsOf(wanted).flatMap(({ invoice, amount }) => {
      const payable = Math.min(amount, payableOf(invoice), left);
      left -= payable;
      return payable > 0 ? [{ invoice, amount: payable }] : [];
    });
    this.payment = { ...this.payment, allocations: allocationsOf(parts), toldAllocations: null };
    if (parts.length > 0) this.postings.push(allocated(this.payment, parts, this.now, again));
    for (const { invoice, amount } of parts) this.book(invoice, amount);
    return whole - left;
  }

  private book(invoice: InvoiceRow, amount: number): InvoiceRow {
    const next = booked(invoice, { paid: amount }, this.now);
    this.invoices.set(invoice.id, next);
    this.touched.add(invoice.id);
    return next;
  }

  /** Stores the invoices, the ledger and what happened; the payment must be stored by then. */
  async flush(): Promise<void> {
    const paid = [...this.touched].flatMap((id) => this.invoices.get(id) ?? []);
    const { tx, postings, events, now } = this;
    await storeBooked(tx, { invoices: paid, postings, events }, now);
    await followPostings(tx, { invoices: paid, postings }, now);
  }
}
