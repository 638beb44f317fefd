import { recordEvents, type NewEvent } from '@/server/database/repositories/events/record-events';
import {
  lockInvoices,
  saveInvoices,
  type InvoiceChange,
  type InvoiceRow,
} from '@/server/database/repositories/operators/operators-invoices';
import { post, type Posting } from '@/server/database/repositories/ledger/post';
import {
  readWarehouse,
  type WarehouseRow,
} from '@/server/database/repositories/operators/operators-warehouses';
import { ownersOf } from '@/server/database/repositories/operators/operators-packages';
import { followPostings } from '../credit/follow';
import { postingsOfChange } from '../ledger/invoice-postings';
import type { InvoiceRowInput } from './invoices-row';
import { Customers, type Book, type RowContext } from './rows';

/** An invoice is news once it is no draft any more; void or paid from the start it is history. */
const isIssued = (before: InvoiceRow['status'], after: InvoiceRow) =>
  before === 'draft' && after.status === 'open';

/** Pages show every change but a draft’s. */
function recordedOf(before: InvoiceRow['status'], after: InvoiceRow): NewEvent[] {
  if (after.status === 'draft') return [];
  const { id: subjectId, accountId, warehouseId } = after;
  const kind = isIssued(before, after) ? 'invoice.issued' : 'invoice.changed';
  return [{ kind, data: {}, accountId, warehouseId, subjectId }];
}

/** The invoices of one request: the ones it names, locked, with their changes, and the ones to create. */
export class InvoiceBook implements Book {
  readonly customers: Customers;
  /** What an invoice leaves out is its: seller, currency and tax. */
  readonly warehouse: WarehouseRow;
  private readonly context: RowContext;
  private readonly known: Map<string, InvoiceRow>;
  private readonly packages: Awaited<ReturnType<typeof ownersOf>>;
  private readonly made = new Set<string>();
  private readonly changed = new Set<string>();
  private readonly links = new Map<string, readonly string[]>();
  /** By invoice. That it was issued says more than a change after it. */
  private readonly recorded = new Map<string, NewEvent>();
  private readonly postings: Posting[] = [];

  private constructor(
    context: RowContext,
    given: Pick<InvoiceBook, 'customers' | 'warehouse'>,
    known: readonly InvoiceRow[],
    packages: InvoiceBook['packages'],
  ) {
    this.context = context;
    this.customers = given.customers;
    this.warehouse = given.warehouse;
    this.known = new Map(known.map((row) => [row.number, row]));
    this.packages = packages;
  }

  static async open(rows: readonly InvoiceRowInput[], context: RowContext): Promise<InvoiceBook> {
    const { tx, operator } = context;
    const { warehouseId } = operator;
    const customers = await Customers.of(rows, context);
    const references = rows.flatMap(({ lines = [] }) =>
      lines.flatMap(({ packageReference }) => packageReference ?? []),
    );
    const packages = await ownersOf(tx, warehouseId, [...new Set(references)]);
    const numbers = [...new Set(rows.map(({ number }) => number))];
    const known = await lockInvoices(tx, warehouseId, { numbers });
    const warehouse = await readWarehouse(tx, warehouseId);
    return new InvoiceBook(context, { customers, warehouse }, known, packages);
  }

  named(number: string): InvoiceRow | undefined {
    return this.known.get(number);
  }

  /** Finds the ids of a customer's packages by their references. */
  packageIdsOf(accountId: string) {
    return (reference: string): string | undefined => {
      const found = this.packages.get(reference);
      return found?.accountId === accountId ? found.id : undefined;
    };
  }

  /** Adds an invoice to create. */
  add(row: InvoiceRow, packageIds: readonly string[]): void {
    this.known.set(row.number, row);
    this.made.add(row.number);
    this.links.set(row.id, packageIds);
    this.note('draft', row);
  }

  /** Adds a change; `packageIds` only if its lines changed. */
  save(row: InvoiceRow, change: InvoiceChange, packageIds?: readonly string[]): void {
    const next = { ...row, ...change, updatedAt: this.context.now, version: row.version + 1 };
    this.known.set(row.number, next);
    this.note(row.status, next);
    if (!this.made.has(row.number)) this.changed.add(row.number);
    if (packageIds) this.links.set(row.id, packageIds);
  }

  private note(before: InvoiceRow['status'], after: InvoiceRow): void {
    this.postings.push(...postingsOfChange(before, after, this.context.now));
    if (this.recorded.get(after.id)?.kind === 'invoice.issued') return;
    for (const event of recordedOf(before, after)) this.recorded.set(after.id, event);
  }

  async flush(): Promise<void> {
    const { tx, now } = this.context;
    const pick = (numbers: ReadonlySet<string>) =>
      [...numbers].flatMap((number) => this.known.get(number) ?? []);
    await saveInvoices(tx, {
      made: pick(this.made),
      changed: pick(this.changed),
      links: [...this.links].map(([invoiceId, packageIds]) => ({ invoiceId, packageIds })),
    });
    await post(tx, this.postings, now);
    await recordEvents(tx, [...this.recorded.values()], now);
    await followPostings(tx, { invoices: [], postings: this.postings }, now);
  }
}
