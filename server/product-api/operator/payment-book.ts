import { recordEvents, type NewEvent } from '@/server/database/repositories/events/record-events';
import {
  lockInvoices,
  lockPayments,
  saveInvoices,
  savePayments,
  type InvoiceRow,
  type PaymentRow,
} from '@/server/database/repositories/operators/operators-invoices';
import { readWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import type { PaymentRowInput } from './payments-row';
import { Customers, type Book, type RowContext } from './rows';

const news = { succeeded: 'payment.received', failed: 'payment.failed' } as const;

/** Of any other state pages alone are told. */
function recordedOf(
  { status, amount, currency, id: subjectId, accountId }: PaymentRow,
  warehouseId: string,
): NewEvent {
  const of = { accountId, warehouseId, subjectId };
  return status === 'succeeded' || status === 'failed'
    ? { kind: news[status], data: { amount, currency }, ...of }
    : { kind: 'payment.changed', data: {}, ...of };
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
  }

  save(reference: string, row: PaymentRow): void {
    const before = this.payments.get(reference)?.status;
    this.payments.set(reference, row);
    if (before !== row.status) this.note(row, this.context.now);
    if (!this.made.has(reference)) this.changed.add(reference);
  }

  private note(row: PaymentRow, at: Date): void {
    this.events.push({ ...recordedOf(row, this.context.operator.warehouseId), at });
  }

  /** Adds to an invoice's paid amount, or with a negative amount subtracts from it. */
  pay(invoice: InvoiceRow, amount: number): void {
    const amountPaid = invoice.amountPaid + amount;
    const reopened = invoice.status === 'paid' ? 'open' : invoice.status;
    const status = amountPaid === invoice.total ? 'paid' : reopened;
    const { now } = this.context;
    this.invoices.set(invoice.id, {
      ...invoice,
      amountPaid,
      status,
      updatedAt: now,
      version: invoice.version + 1,
    });
    this.booked.add(invoice.id);
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
    await saveInvoices(tx, { made: [], changed: booked, links: [] });
    const changed = booked.map(({ id: subjectId, accountId, warehouseId }): NewEvent => {
      return { kind: 'invoice.changed', data: {}, accountId, warehouseId, subjectId };
    });
    await recordEvents(tx, [...this.events, ...changed], now);
  }
}
