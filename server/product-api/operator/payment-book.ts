import type { NewEvent } from '@/server/database/repositories/events/record-events';
import type { Posting } from '@/server/database/repositories/ledger/post';
import {
  lockInvoices,
  lockPayments,
  savePayments,
  type InvoiceRow,
  type PaymentRow,
} from '@/server/database/repositories/operators/operators-invoices';
import { readWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import { followPostings } from '../credit/follow';
import { booked } from '../ledger/booked';
import { allocated, received, refunded } from '../ledger/payment-postings';
import { storeBooked } from '../ledger/store-booked';
import type { PaymentRowInput } from './payments-row';
import { Customers, type Book, type RowContext } from './rows';

const news: Partial<
  Record<PaymentRow['status'], 'payment.received' | 'payment.failed' | 'payment.refunded'>
> = { succeeded: 'payment.received', failed: 'payment.failed', refunded: 'payment.refunded' };

/** Of any other state pages alone are told. */
function recordedOf(
  { status, amount, currency, id: subjectId, accountId }: PaymentRow,
  warehouseId: string,
): NewEvent {
  const of = { accountId, warehouseId, subjectId };
  const kind = news[status];
  return kind ? { kind, data: { amount, currency }, ...of } : { kind: 'payment.changed', data: {}, ...of };
}

/** A part of a payment and its invoice. */
export interface Part {
  invoice: InvoiceRow;
  amount: number;
}

/** The payments of one request, named ones locked, and their invoices. */
export class PaymentBook implements Book {
  readonly customers: Customers;
  /** The warehouse's: of payments that name none. */
  readonly currency: string;
  private readonly context: RowContext;
  private readonly payments: Map<string, PaymentRow>;
  private readonly invoices: Map<string, InvoiceRow>;
  private readonly idsByNumber: Map<string, string>;
  private readonly made = new Set<string>();
  private readonly changed = new Set<string>();
  private readonly booked = new Set<string>();
  private readonly events: NewEvent[] = [];
  private readonly postings: Posting[] = [];

  private constructor(
    context: RowContext,
    given: Pick<PaymentBook, 'customers' | 'currency'>,
    payments: readonly PaymentRow[],
    invoices: readonly InvoiceRow[],
  ) {
    this.context = context;
    this.customers = given.customers;
    this.currency = given.currency;
    this.payments = new Map(payments.map((row) => [row.operatorReference ?? '', row]));
    this.invoices = new Map(invoices.map((row) => [row.id, row]));
    this.idsByNumber = new Map(invoices.map((row) => [row.number, row.id]));
  }

  static async open(rows: readonly PaymentRowInput[], context: RowContext): Promise<PaymentBook> {
    const { tx, operator } = context;
    const { warehouseId } = operator;
    const customers = await Customers.of(rows, context);
    const references = [...new Set(rows.map(({ reference }) => reference))];
    const payments = await lockPayments(tx, warehouseId, references);
    const numbers = rows.flatMap(({ allocations }) => allocations.map(({ invoiceNumber }) => invoiceNumber));
    const placed = payments.flatMap(({ allocations }) => allocations.map(({ invoiceId }) => invoiceId));
    const invoices = await lockInvoices(tx, warehouseId, {
      numbers: [...new Set(numbers)],
      ids: [...new Set(placed)],
    });
    const { currency } = await readWarehouse(tx, warehouseId);
    return new PaymentBook(context, { customers, currency }, payments, invoices);
  }

  named(reference: string): PaymentRow | undefined {
    return this.payments.get(reference);
  }

  /** The invoice of a number, including changes by earlier payments. */
  invoice(number: string): InvoiceRow | undefined {
    return this.invoices.get(this.idsByNumber.get(number) ?? '');
  }

  invoiceById(id: string): InvoiceRow | undefined {
    return this.invoices.get(id);
  }

  /** Adds a payment to create. */
  add(reference: string, row: PaymentRow): void {
    this.payments.set(reference, row);
    this.made.add(reference);
    this.note(row, row.receivedAt);
    this.receive(undefined, row);
  }

  save(reference: string, row: PaymentRow): void {
    const before = this.payments.get(reference)?.status;
    this.payments.set(reference, row);
    if (before !== row.status) this.note(row, this.context.now);
    if (!this.made.has(reference)) this.changed.add(reference);
    this.receive(before, row);
  }

  private posted(row: PaymentRow) {
    return { ...row, warehouseId: this.context.operator.warehouseId };
  }

  private receive(before: PaymentRow['status'] | undefined, row: PaymentRow): void {
    if (row.status !== 'succeeded' || before === 'succeeded') return;
    this.postings.push(received(this.posted(row), row.receivedAt));
  }

  private note(row: PaymentRow, at: Date): void {
    this.events.push({ ...recordedOf(row, this.context.operator.warehouseId), at });
  }

  /** Puts a payment that has succeeded on invoices. */
  pay(row: PaymentRow, parts: readonly Part[]): void {
    if (parts.length === 0) return;
    for (const { invoice, amount } of parts) this.book(invoice, amount);
    this.postings.push(allocated(this.posted(row), parts, this.context.now));
  }

  /** Takes a payment that went back off its invoices. */
  refund(row: PaymentRow, parts: readonly Part[]): void {
    const due = parts.map(({ invoice, amount }) => ({ invoice: this.book(invoice, -amount), amount }));
    this.postings.push(refunded(this.posted(row), row, due, this.context.now));
  }

  /** Adds to an invoice's paid amount, or with a negative amount subtracts from it. @returns the invoice as it is then */
  private book(invoice: InvoiceRow, amount: number): InvoiceRow {
    const next = booked(invoice, { paid: amount }, this.context.now);
    this.invoices.set(invoice.id, next);
    this.booked.add(invoice.id);
    return next;
  }

  async flush(): Promise<void> {
    const { tx, now } = this.context;
    const pick = <T>(rows: ReadonlyMap<string, T>, keys: ReadonlySet<string>) =>
      [...keys].flatMap((key) => rows.get(key) ?? []);
    await savePayments(tx, {
      made: pick(this.payments, this.made),
      changed: pick(this.payments, this.changed),
    });
    const booked = pick(this.invoices, this.booked);
    await storeBooked(tx, { invoices: booked, postings: this.postings, events: this.events }, now);
    await followPostings(tx, { invoices: booked, postings: this.postings }, now);
  }
}
