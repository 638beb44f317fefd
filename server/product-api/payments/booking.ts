import type { AskedPayment } from '@/lib/domain/billing/payment-facts';
import { payableOf } from '@/lib/domain/billing/invoice-status';
import type { Database } from '@/server/database';
import type { NewEvent } from '@/server/database/repositories/events/record-events';
import type { Posting } from '@/server/database/repositories/ledger/post';
import { refundsOf, type RefundRow } from '@/server/database/repositories/billing/refunds';
import {
  lockInvoices,
  type InvoiceRow,
  type PaymentRow,
} from '@/server/database/repositories/operators/operators-invoices';
import { saveRefunds } from '@/server/database/repositories/operators/operators-refunds';
import type { ProviderPaymentRow } from '@/server/database/repositories/payments/provider-payments';
import { followPostings } from '../credit/follow';
import { booked, leftOf, sumOf, takenOff } from '../ledger/booked';
import {
  allocated,
  received,
  refunded,
  refundFailed,
  refundSent,
  refundStarted,
  refundUnsent,
  reinstated,
  reversed,
} from '../ledger/payment-postings';
import { standingByLeft } from '../ledger/standing';
import { storeBooked } from '../ledger/store-booked';
import { cutParts, mergedParts, refilledParts } from '../ledger/parts';

/** A payment whose warehouse is known. */
export type BookedPayment = PaymentRow & { warehouseId: string };

interface Part {
  invoice: InvoiceRow;
  amount: number;
}

type PaymentEvent = Extract<NewEvent, { kind: `payment.${string}` }>['kind'];
type MoneyEvent = Exclude<PaymentEvent, 'payment.changed' | 'payment.refund_started'>;

const allocationsOf = (parts: readonly Part[]) =>
  parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount }));

/** What is known of a payment when something becomes of it. */
interface Known {
  payment: BookedPayment;
  collected: Pick<ProviderPaymentRow, 'asked' | 'takenOff'>;
}

/**
 * What becomes of one payment, its refunds, its invoices and the ledger, within a transaction. The account must be locked,
 * and the payment. The caller stores the payment.
 */
export class PaymentBooking {
  payment: BookedPayment;
  /** What is off invoices, to be put back when money comes again. */
  takenOff: ProviderPaymentRow['takenOff'];
  private readonly tx: Database;
  private readonly now: Date;
  private readonly invoices: Map<string, InvoiceRow>;
  private readonly refundRows: Map<string, RefundRow>;
  private readonly touched = new Set<string>();
  private readonly madeRefunds = new Set<string>();
  private readonly changedRefunds = new Set<string>();
  private readonly postings: Posting[] = [];
  private readonly events: NewEvent[] = [];

  private constructor(
    tx: Database,
    { payment, collected }: Known,
    { now, invoices, refunds }: { now: Date; invoices: readonly InvoiceRow[]; refunds: readonly RefundRow[] },
  ) {
    this.tx = tx;
    this.payment = payment;
    this.takenOff = collected.takenOff;
    this.now = now;
    this.invoices = new Map(invoices.map((invoice) => [invoice.id, invoice]));
    this.refundRows = new Map(refunds.map((refund) => [refund.id, refund]));
  }

  static async open(tx: Database, known: Known, now: Date): Promise<PaymentBooking> {
    const { payment, collected } = known;
    const ids = [...collected.asked.parts, ...payment.allocations].map(({ invoiceId }) => invoiceId);
    const invoices = await lockInvoices(tx, payment.warehouseId, { numbers: [], ids: [...new Set(ids)] });
    const refunds = await refundsOf(tx, [payment.id]);
    return new PaymentBooking(tx, known, { now, invoices, refunds });
  }

  /** Whether any money was moved in the books. */
  get hasPosted(): boolean {
    return this.postings.length > 0;
  }

  get refunds(): RefundRow[] {
    return [...this.refundRows.values()];
  }

  /**
   * Money came: it is the customer's, and what is due still of the invoices that it is for is paid of it.
   * @returns whether all that it was for was due
   */
  receive({ parts }: AskedPayment, amount: number, at: Date): boolean {
    this.payment = { ...this.payment, status: 'succeeded', amount, receivedAt: at };
    this.postings.push(received(this.payment, at));
    this.note('payment.received', { amount, at });
    return this.place(parts) === Math.min(sumOf(parts), amount);
  }

  /**
   * Claims have so much of the payment by now: its invoices are due again as far as it covers them no more.
   * @param cause what changed it
   * @param isNews whether the customer is told, as of what a claim itself did
   */
  setTakenBack(amount: number, cause: string, isNews: boolean): void {
    const more = amount - this.payment.amountTakenBack;
    if (more === 0) return;
    this.payment = { ...this.payment, amountTakenBack: amount };
    if (more > 0) {
      const parts = this.cut();
      this.postings.push(reversed(this.payment, { claim: cause, amount: more }, parts, this.now));
    } else {
      this.postings.push(reinstated(this.payment, { claim: cause, amount: -more }, this.now));
    }
    if (isNews) this.note(more > 0 ? 'payment.reversed' : 'payment.received', { amount: Math.abs(more) });
  }

  /** A refund that somebody made at the provider: of what is on no invoice first. @param refund as it stands there */
  addRefund(refund: RefundRow): void {
    this.madeRefunds.add(refund.id);
    if (refund.status === 'failed') {
      this.refundRows.set(refund.id, refund);
      this.note('payment.refund_failed', refund);
      return;
    }
    this.addToRefunded(refund.amount);
    const parts = this.cut();
    this.refundRows.set(refund.id, { ...refund, parts: allocationsOf(parts) });
    const posting = refund.status === 'pending' ? refundStarted : refunded;
    this.postings.push(posting(this.payment, refund, parts, refund.refundedAt));
    if (refund.status === 'pending') this.changed();
    else this.note('payment.refunded', { amount: refund.amount, at: refund.refundedAt });
  }

  /** Notes what a provider calls a refund. */
  nameRefund(refund: RefundRow, providerReference: string): void {
    this.keepRefund({ ...refund, providerReference });
  }

  /** A refund that was under way has gone. */
  completeRefund(refund: RefundRow): void {
    this.keepRefund({ ...refund, status: 'succeeded' });
    this.postings.push(refundSent(this.payment, refund, this.now));
    this.note('payment.refunded', refund);
  }

  /** A refund came back, or was never sent: its money is credit, unless it is put back on invoices. */
  failRefund(refund: RefundRow, failure: string | undefined): void {
    const failed = { status: 'failed', failedAt: this.now, failure: failure ?? null } as const;
    this.keepRefund({ ...refund, ...failed });
    this.addToRefunded(-refund.amount);
    const posting = refund.status === 'pending' ? refundUnsent : refundFailed;
    this.postings.push(posting(this.payment, refund, this.now));
    this.note('payment.refund_failed', refund);
  }

  /** Puts back on invoices what was taken off them, as far as the money is there and they are due. */
  refill(cause: string): void {
    const free = leftOf(this.payment) - sumOf(this.payment.allocations);
    const payable = (invoiceId: string) => {
      const invoice = this.invoices.get(invoiceId);
      return invoice ? payableOf(invoice) : 0;
    };
    const { back, still } = refilledParts(this.takenOff, free, payable);
    this.takenOff = still;
    if (back.length === 0) return;
    const parts = this.partsOf(back);
    this.payment = { ...this.payment, allocations: mergedParts(this.payment.allocations, back) };
    this.postings.push(allocated(this.payment, parts, this.now, cause));
    for (const { invoice, amount } of parts) this.book(invoice, amount);
  }

  /** Says how the payment stands by what is left of it. */
  restate(): void {
    const isUnderWay = this.refunds.some(({ status }) => status === 'pending');
    this.payment = { ...this.payment, status: standingByLeft(this.payment, isUnderWay) };
  }

  /** No money came. */
  end(how: 'failed' | 'cancelled'): void {
    this.payment = { ...this.payment, status: how };
    if (how === 'failed') this.note('payment.failed', this.payment);
    else this.changed();
  }

  /** Pages alone show it. */
  changed(): void {
    const { id: subjectId, accountId, warehouseId } = this.payment;
    this.events.push({ kind: 'payment.changed', data: {}, accountId, warehouseId, subjectId });
  }

  private note(kind: MoneyEvent, { amount, at = this.now }: { amount: number; at?: Date }): void {
    const { id: subjectId, accountId, warehouseId, currency } = this.payment;
    this.events.push({ kind, data: { amount, currency }, accountId, warehouseId, subjectId, at });
  }

  private keepRefund(refund: RefundRow): void {
    this.refundRows.set(refund.id, refund);
    if (!this.madeRefunds.has(refund.id)) this.changedRefunds.add(refund.id);
  }

  private addToRefunded(amount: number): void {
    this.payment = { ...this.payment, amountRefunded: this.payment.amountRefunded + amount };
  }

  private partsOf(allocations: PaymentRow['allocations']): Part[] {
    return allocations.flatMap(({ invoiceId, amount }) => {
      const invoice = this.invoices.get(invoiceId);
      return invoice && amount > 0 ? [{ invoice, amount }] : [];
    });
  }

  /** Takes off invoices what the payment covers no more, the last first. @returns it, with invoices as they are then */
  private cut(): Part[] {
    const { allocations } = this.payment;
    const off = cutParts(allocations, sumOf(allocations) - leftOf(this.payment));
    const { warehouseId } = this.payment;
    this.payment = { ...off.reduce<PaymentRow>(takenOff, this.payment), warehouseId };
    this.takenOff = mergedParts(this.takenOff, off, allocations);
    return this.partsOf(off).map(({ invoice, amount }) => ({ invoice: this.book(invoice, -amount), amount }));
  }

  /** Puts the payment on invoices, as far as it goes and they are due. @returns how much of it */
  private place(wanted: AskedPayment['parts']): number {
    const whole = leftOf(this.payment);
    let left = whole;
    const parts = this.partsOf(wanted).flatMap(({ invoice, amount }) => {
      const payable = Math.min(amount, payableOf(invoice), left);
      left -= payable;
      return payable > 0 ? [{ invoice, amount: payable }] : [];
    });
    this.payment = { ...this.payment, allocations: allocationsOf(parts), toldAllocations: null };
    if (parts.length > 0) this.postings.push(allocated(this.payment, parts, this.now));
    for (const { invoice, amount } of parts) this.book(invoice, amount);
    return whole - left;
  }

  private book(invoice: InvoiceRow, amount: number): InvoiceRow {
    const next = booked(invoice, { paid: amount }, this.now);
    this.invoices.set(invoice.id, next);
    this.touched.add(invoice.id);
    return next;
  }

  /** Stores refunds, invoices, the ledger and what happened; the payment must be stored by then. */
  async flush(): Promise<void> {
    const paid = [...this.touched].flatMap((id) => this.invoices.get(id) ?? []);
    const { tx, postings, events, now } = this;
    const pick = (ids: ReadonlySet<string>) => this.refunds.filter(({ id }) => ids.has(id));
    await saveRefunds(tx, { made: pick(this.madeRefunds), changed: pick(this.changedRefunds) });
    await storeBooked(tx, { invoices: paid, postings, events }, now);
    await followPostings(tx, { invoices: paid, postings }, now);
  }
}
