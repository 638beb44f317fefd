import type { RefundRow } from '@/server/database/repositories/billing/refunds';
import type { NewEvent } from '@/server/database/repositories/events/record-events';
import type { Posting } from '@/server/database/repositories/ledger/post';
import {
  lockInvoices,
  lockPayments,
  savePayments,
  type InvoiceRow,
  type PaymentRow,
} from '@/server/database/repositories/operators/operators-invoices';
import { findRefunds, saveRefunds } from '@/server/database/repositories/operators/operators-refunds';
import { followPostings } from '../credit/follow';
import { booked, takenOff } from '../ledger/booked';
import { refunded, refundFailed } from '../ledger/payment-postings';
import { storeBooked } from '../ledger/store-booked';
import type { RefundRowInput } from './refunds-row';
import { Customers, type Book, type RowContext } from './rows';

/** What a refund takes off an invoice. */
export interface TakenOff {
  invoice: InvoiceRow;
  /** Minor units. */
  amount: number;
}

/** Everything that a request's rows are about, locked. */
interface Read {
  customers: Customers;
  refunds: readonly RefundRow[];
  payments: readonly PaymentRow[];
  invoices: readonly InvoiceRow[];
}

/** The refunds of one request, with the payments and invoices that they change. */
export class RefundBook implements Book {
  readonly customers: Customers;
  private readonly context: RowContext;
  private readonly refunds: Map<string, RefundRow>;
  private readonly payments: Map<string, PaymentRow>;
  private readonly invoices: Map<string, InvoiceRow>;
  private readonly made = new Set<string>();
  private readonly changed = new Set<string>();
  private readonly paid = new Set<string>();
  private readonly due = new Set<string>();
  private readonly events: NewEvent[] = [];
  private readonly postings: Posting[] = [];

  private constructor(context: RowContext, { customers, refunds, payments, invoices }: Read) {
    this.context = context;
    this.customers = customers;
    this.refunds = new Map(refunds.map((row) => [row.operatorReference, row]));
    this.payments = new Map(payments.map((row) => [row.operatorReference ?? '', row]));
    this.invoices = new Map(invoices.map((row) => [row.number, row]));
  }

  static async open(rows: readonly RefundRowInput[], context: RowContext): Promise<RefundBook> {
    const { tx, operator } = context;
    const { warehouseId } = operator;
    const customers = await Customers.of(rows, context);
    const references = [...new Set(rows.map(({ paymentReference }) => paymentReference))];
    const payments = await lockPayments(tx, warehouseId, references);
    const numbers = rows.flatMap(({ allocations }) => allocations.map(({ invoiceNumber }) => invoiceNumber));
    const invoices = await lockInvoices(tx, warehouseId, { numbers: [...new Set(numbers)] });
    const named = rows.map(({ reference }) => reference);
    const refunds = await findRefunds(tx, warehouseId, named);
    return new RefundBook(context, { customers, refunds, payments, invoices });
  }

  get warehouseId(): string {
    return this.context.operator.warehouseId;
  }

  named(reference: string): RefundRow | undefined {
    return this.refunds.get(reference);
  }

  /** The payment of a reference, including what earlier rows have sent back. */
  payment(reference: string): PaymentRow | undefined {
    return this.payments.get(reference);
  }

  invoice(number: string): InvoiceRow | undefined {
    return this.invoices.get(number);
  }

  /** Adds a refund to create: off invoices what `parts` name, and the rest off the customer's credit. */
  send(refund: RefundRow, payment: PaymentRow, parts: readonly TakenOff[]): void {
    const { now } = this.context;
    const due = parts.map(({ invoice, amount }) => {
      const next = booked(invoice, { paid: -amount }, now);
      this.invoices.set(invoice.number, next);
      this.due.add(invoice.number);
      return { invoice: next, amount };
    });
    const without = refund.parts.reduce(takenOff, payment);
    this.savePayment(without, refund.amount);
    this.refunds.set(refund.operatorReference, refund);
    this.made.add(refund.operatorReference);
    this.postings.push(refunded(this.posted(payment), refund, due, refund.refundedAt));
    this.note('payment.refunded', refund, refund.refundedAt);
  }

  /** A refund came back: its money is the customer's credit, and invoices stay due. */
  fail(refund: RefundRow, payment: PaymentRow): void {
    const { now } = this.context;
    const failed: RefundRow = { ...refund, status: 'failed', failedAt: now };
    this.savePayment(payment, -refund.amount);
    this.refunds.set(refund.operatorReference, failed);
    if (!this.made.has(refund.operatorReference)) this.changed.add(refund.operatorReference);
    this.postings.push(refundFailed(this.posted(payment), refund, now));
    this.note('payment.refund_failed', refund, now);
  }

  /** A payment is refunded once all of it has gone back. */
  private savePayment(payment: PaymentRow, amount: number): void {
    const amountRefunded = payment.amountRefunded + amount;
    const status = amountRefunded === payment.amount ? 'refunded' : 'succeeded';
    const reference = payment.operatorReference ?? '';
    this.payments.set(reference, { ...payment, amountRefunded, status });
    this.paid.add(reference);
  }

  private posted(payment: PaymentRow) {
    return { ...payment, warehouseId: this.warehouseId };
  }

  private note(
    kind: 'payment.refunded' | 'payment.refund_failed',
    { accountId, warehouseId, paymentId: subjectId, amount, currency }: RefundRow,
    at: Date,
  ): void {
    this.events.push({ kind, data: { amount, currency }, accountId, warehouseId, subjectId, at });
  }

  async flush(): Promise<void> {
    const { tx, now } = this.context;
    const pick = <T>(rows: ReadonlyMap<string, T>, keys: ReadonlySet<string>) =>
      [...keys].flatMap((key) => rows.get(key) ?? []);
    const due = pick(this.invoices, this.due);
    await saveRefunds(tx, {
      made: pick(this.refunds, this.made),
      changed: pick(this.refunds, this.changed),
    });
    await savePayments(tx, { made: [], changed: pick(this.payments, this.paid) });
    await storeBooked(tx, { invoices: due, postings: this.postings, events: this.events }, now);
    await followPostings(tx, { invoices: due, postings: this.postings }, now);
  }
}
