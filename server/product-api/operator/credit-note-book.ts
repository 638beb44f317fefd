import { creditNotesOf, type CreditNoteRow } from '@/server/database/repositories/billing/credit-notes';
import { recordEvents, type NewEvent } from '@/server/database/repositories/events/record-events';
import { post, type Posting } from '@/server/database/repositories/ledger/post';
import {
  addCreditNotes,
  findCreditNotes,
  lockPaymentsOn,
  nextCreditNote,
} from '@/server/database/repositories/operators/operators-credit-notes';
import {
  lockInvoices,
  saveInvoices,
  savePayments,
  type InvoiceRow,
  type PaymentRow,
} from '@/server/database/repositories/operators/operators-invoices';
import {
  readWarehouse,
  type WarehouseRow,
} from '@/server/database/repositories/operators/operators-warehouses';
import { followPostings } from '../credit/follow';
import { booked, placedOn, takenOff } from '../ledger/booked';
import { credited } from '../ledger/credit-note-postings';
import { released } from '../ledger/payment-postings';
import type { CreditNoteRowInput } from './credit-notes-row';
import { Customers, type Book, type RowContext } from './rows';

/** What the numbers of a warehouse's own series begin with. */
const series = 'CN-';

/** Everything that a request's rows are about, locked. */
interface Read {
  customers: Customers;
  warehouse: WarehouseRow;
  notes: readonly CreditNoteRow[];
  invoices: readonly InvoiceRow[];
  payments: readonly PaymentRow[];
}

/** The credit notes of one request, with the invoices and payments that they change. */
export class CreditNoteBook implements Book {
  readonly customers: Customers;
  readonly warehouse: WarehouseRow;
  private readonly context: RowContext;
  private readonly notes: CreditNoteRow[];
  private readonly invoices: Map<string, InvoiceRow>;
  private readonly payments: Map<string, PaymentRow>;
  private readonly made: CreditNoteRow[] = [];
  private readonly touched = new Set<string>();
  /** Invoices on which something was due before. */
  private readonly settled = new Set<string>();
  private readonly events: NewEvent[] = [];
  private readonly postings: Posting[] = [];

  private constructor(context: RowContext, { customers, warehouse, notes, invoices, payments }: Read) {
    this.context = context;
    this.customers = customers;
    this.warehouse = warehouse;
    this.notes = [...notes];
    this.invoices = new Map(invoices.map((row) => [row.number, row]));
    this.payments = new Map(payments.map((row) => [row.id, row]));
  }

  static async open(rows: readonly CreditNoteRowInput[], context: RowContext): Promise<CreditNoteBook> {
    const { tx, operator } = context;
    const { warehouseId } = operator;
    const customers = await Customers.of(rows, context);
    const numbers = [...new Set(rows.map(({ invoiceNumber }) => invoiceNumber))];
    const payments = await lockPaymentsOn(tx, warehouseId, { accountIds: customers.ids, numbers });
    const invoices = await lockInvoices(tx, warehouseId, { numbers });
    const named = await findCreditNotes(tx, warehouseId, {
      references: rows.map(({ reference }) => reference),
      numbers: rows.flatMap(({ number }) => number ?? []),
    });
    const others = await creditNotesOf(
      tx,
      invoices.map(({ id }) => id),
    );
    const notes = [...new Map([...named, ...others].map((note) => [note.id, note])).values()];
    const warehouse = await readWarehouse(tx, warehouseId);
    return new CreditNoteBook(context, { customers, warehouse, notes, invoices, payments });
  }

  named(reference: string): CreditNoteRow | undefined {
    return this.notes.find((note) => note.operatorReference === reference);
  }

  hasNumber(number: string): boolean {
    return this.notes.some((note) => note.number === number);
  }

  /** The invoice of a number, including what earlier rows have credited. */
  invoice(number: string): InvoiceRow | undefined {
    return this.invoices.get(number);
  }

  /** What the invoice's notes have credited so far. */
  linesOf({ id }: InvoiceRow): CreditNoteRow['lines'] {
    return this.notes.filter(({ invoiceId }) => invoiceId === id).flatMap(({ lines }) => lines);
  }

  /** The next number of the warehouse's series that no credit note of its own numbering has. */
  async nextNumber(): Promise<string> {
    const { tx, operator } = this.context;
    for (;;) {
      const number = `${series}${await nextCreditNote(tx, operator.warehouseId)}`;
      const taken = await findCreditNotes(tx, operator.warehouseId, { references: [], numbers: [number] });
      if (taken.length === 0 && !this.hasNumber(number)) return number;
    }
  }

  /** Adds a note to create: what was paid beyond the new total becomes the customer's credit. */
  issue(given: Omit<CreditNoteRow, 'released'>, invoice: InvoiceRow): void {
    const { now } = this.context;
    const excess = Math.max(0, invoice.amountPaid + invoice.amountCredited + given.total - invoice.total);
    const note = { ...given, released: this.release(invoice, excess, given) };
    this.notes.push(note);
    this.made.push(note);
    this.postings.push(credited(note, invoice, now));
    if (invoice.status !== 'paid') this.settled.add(invoice.id);
    this.invoices.set(invoice.number, booked(invoice, { paid: -excess, credited: note.total }, now));
    const { accountId, warehouseId, id: creditNoteId, number, total: amount, currency } = note;
    this.events.push({
      kind: 'invoice.credited',
      data: { creditNoteId, number, amount, currency },
      ...{ accountId, warehouseId, subjectId: invoice.id },
    });
  }

  /** Takes an amount off an invoice's payments, the last that came first. */
  private release(
    invoice: InvoiceRow,
    excess: number,
    note: Pick<CreditNoteRow, 'id' | 'warehouseId'>,
  ): CreditNoteRow['released'] {
    let left = excess;
    const parts: CreditNoteRow['released'] = [];
    const newestFirst = [...this.payments.values()].sort(
      (a, b) => b.receivedAt.getTime() - a.receivedAt.getTime() || (a.id < b.id ? 1 : -1),
    );
    for (const payment of newestFirst) {
      const amount = Math.min(left, placedOn(payment, invoice.id));
      if (amount === 0) continue;
      left -= amount;
      parts.push({ paymentId: payment.id, amount });
      this.payments.set(payment.id, takenOff(payment, { invoiceId: invoice.id, amount }));
      this.touched.add(payment.id);
      const posted = { ...payment, warehouseId: note.warehouseId };
      this.postings.push(released(posted, { invoice, amount }, note, this.context.now));
    }
    if (left > 0) throw new Error(`Invoice ${invoice.id} has ${left} paid by no payment`);
    return parts;
  }

  async flush(): Promise<void> {
    const { tx, now } = this.context;
    const credited = new Set(this.made.map(({ invoiceId }) => invoiceId));
    const changed = [...this.invoices.values()].filter(({ id }) => credited.has(id));
    const paid = [...this.touched].flatMap((id) => this.payments.get(id) ?? []);
    await addCreditNotes(tx, this.made);
    await savePayments(tx, { made: [], changed: paid });
    await saveInvoices(tx, { made: [], changed, links: [] });
    await post(tx, this.postings, now);
    const { warehouseId } = this.context.operator;
    const payments = paid.map(({ id: subjectId, accountId }): NewEvent => {
      return { kind: 'payment.changed', data: {}, accountId, warehouseId, subjectId };
    });
    await recordEvents(tx, [...this.events, ...payments], now);
    const settled = changed.filter(({ id }) => this.settled.has(id));
    await followPostings(tx, { invoices: settled, postings: this.postings }, now);
  }
}
