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
import {
  findCollected,
  type ProviderPaymentRow,
} from '@/server/database/repositories/payments/provider-payments';
import { pendingRefundsOf } from '@/server/database/repositories/billing/refunds';
import { booked, takenOff } from '../ledger/booked';
import { refunded, refundFailed, refundStarted } from '../ledger/payment-postings';
import { standingByLeft } from '../ledger/standing';
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
  /** Those of the payments that are under way already. */
  underWay: readonly RefundRow[];
  payments: readonly PaymentRow[];
  collected: readonly ProviderPaymentRow[];
  invoices: readonly InvoiceRow[];
}

/** The refunds of one request, with the payments and invoices that they change. */
export class RefundBook implements Book {
  readonly customers: Customers;
  private readonly context: RowContext;
  private readonly refunds: Map<string, RefundRow>;
  private readonly payments: Map<string, PaymentRow>;
  private readonly collectedRows: ReadonlyMap<string, ProviderPaymentRow>;
  private readonly underWay: Set<string>;
  private readonly invoices: Map<string, InvoiceRow>;
  private readonly made = new Set<string>();
  private readonly changed = new Set<string>();
  private readonly paid = new Set<string>();
  private readonly due = new Set<string>();
  private readonly events: NewEvent[] = [];
  private readonly postings: Posting[] = [];

  private constructor(context: RowContext, { customers, refunds, underWay, payments, ...read }: Read) {
    this.context = context;
    this.customers = customers;
    this.refunds = new Map(refunds.map((row) => [row.operatorReference, row]));
    this.payments = new Map(payments.map((row) => [row.operatorReference ?? '', row]));
    this.collectedRows = new Map(read.collected.map((row) => [row.paymentId, row]));
    this.underWay = new Set(underWay.map(({ paymentId }) => paymentId));
    this.invoices = new Map(read.invoices.map((row) => [row.number, row]));
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
    const ids = payments.map(({ id }) => id);
    const underWay = await pendingRefundsOf(tx, ids);
    const collected = await findCollected(tx, { accountIds: customers.ids, paymentIds: ids });
    return new RefundBook(context, { customers, refunds, underWay, payments, collected, invoices });
  }

  get now(): Date {
    return this.context.now;
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

  /** What a provider has of a payment that it collected. */
  collected({ id }: PaymentRow): ProviderPaymentRow | undefined {
    return this.collectedRows.get(id);
  }

  invoice(number: string): InvoiceRow | undefined {
    return this.invoices.get(number);
  }

  /**
   * Adds a refund to create: off invoices what `parts` name, and the rest off the customer's credit. For one that is pending
   * the money is set aside, and a job asks the provider to send it (server/product-api/payments/send-refund.ts).
   */
  send(refund: RefundRow, payment: PaymentRow, parts: readonly TakenOff[]): void {
    const { now } = this.context;
    const due = parts.map(({ invoice, amount }) => {
      const next = booked(invoice, { paid: -amount }, now);
      this.invoices.set(invoice.number, next);
      this.due.add(invoice.number);
      return { invoice: next, amount };
    });
    const without = refund.parts.reduce(takenOff, payment);
    if (refund.status === 'pending') this.underWay.add(payment.id);
    this.savePayment(without, refund.amount);
    this.refunds.set(refund.operatorReference, refund);
    this.made.add(refund.operatorReference);
    const posting = refund.status === 'pending' ? refundStarted : refunded;
    this.postings.push(posting(this.posted(payment), refund, due, refund.refundedAt));
    if (refund.status === 'pending') this.noteStarted(refund);
    else this.note('payment.refunded', refund, refund.refundedAt);
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

  private savePayment(payment: PaymentRow, amount: number): void {
    const next = { ...payment, amountRefunded: payment.amountRefunded + amount };
    const status = standingByLeft(next, this.underWay.has(payment.id));
    const reference = payment.operatorReference ?? '';
    this.payments.set(reference, { ...next, status });
    this.paid.add(reference);
  }

  private posted(payment: PaymentRow) {
    return { ...payment, warehouseId: this.warehouseId };
  }

  private noteStarted({
    id: refundId,
    accountId,
    warehouseId,
    paymentId,
    amount,
    currency,
  }: RefundRow): void {
    const data = { amount, currency, refundId };
    this.events.push({ kind: 'payment.refund_started', data, accountId, warehouseId, subjectId: paymentId });
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
