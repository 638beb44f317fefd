import { z } from 'zod';
import { emailSchema, languageSchema } from '@/lib/domain/account/account';
import { customerStates, statusIn } from '@/lib/domain/operator/customer-state';
import { toE164 } from '@/lib/domain/values/phone';
import { lockCustomers, type CustomerRow } from '@/server/database/repositories/operators/operators-requests';
import {
  addCustomers,
  changeCustomerStatuses,
  suitesOfProved,
  type NewCustomer,
} from '@/server/database/repositories/operators/operators-customers';
import {
  readWarehouse,
  type WarehouseRow,
} from '@/server/database/repositories/operators/operators-warehouses';
import { invitedAccount } from '../calls/onboarding/new-account';
import { suiteSchema, text } from './fields';
import { eachRow, ofErased, reject, type Book, type RowContext } from './rows';

/** A customer: who they are where the suite is new, and the state of the account. */
export const customerRowSchema = z.strictObject({
  suiteNumber: suiteSchema,
  name: text(120).optional(),
  email: emailSchema.optional(),
  phone: text(32).optional(),
  language: languageSchema.optional(),
  status: z.enum(customerStates).optional(),
});
type CustomerRowInput = z.infer<typeof customerRowSchema>;

type Known = Pick<CustomerRow, 'id' | 'status' | 'emailVerified' | 'phoneVerified'>;
type OpenOrClosed = ReturnType<typeof statusIn>;
/** An account to add, which later rows find among the known ones. */
type Added = NewCustomer & Known;

/** The customers of one request: those of its suites, and those to add or to change. */
class CustomerBook implements Book {
  readonly warehouse: WarehouseRow;
  private readonly context: RowContext;
  private readonly known: Map<string, Known>;
  private readonly proved: ReadonlyMap<string, string>;
  private readonly added = new Map<string, Added>();
  private readonly changed = new Map<string, OpenOrClosed>();

  private constructor(
    context: RowContext,
    warehouse: WarehouseRow,
    { known, proved }: { known: Map<string, Known>; proved: ReadonlyMap<string, string> },
  ) {
    this.context = context;
    this.warehouse = warehouse;
    this.known = known;
    this.proved = proved;
  }

  static async open(rows: readonly CustomerRowInput[], context: RowContext): Promise<CustomerBook> {
    const { tx, operator } = context;
    const warehouse = await readWarehouse(tx, operator.warehouseId);
    const suites = [...new Set(rows.map(({ suiteNumber }) => suiteNumber))];
    const known = await lockCustomers(tx, operator.warehouseId, suites);
    const emails = rows.flatMap(({ email }) => email ?? []);
    const phones = rows.flatMap(({ phone }) => toE164(phone ?? '', warehouse.address.countryCode) ?? []);
    return new CustomerBook(context, warehouse, {
      known,
      proved: await suitesOfProved(tx, { emails, phones }),
    });
  }

  named(suiteNumber: string): Known | undefined {
    return this.known.get(suiteNumber);
  }

  /** Whether a sign-in has proved an address to be somebody's: it opens that account (decision 037). */
  isProved(address: string): boolean {
    return this.proved.has(address);
  }

  add(row: Added): void {
    this.known.set(row.suiteNumber, row);
    this.added.set(row.id, row);
  }

  change(known: Known, status: OpenOrClosed): void {
    known.status = status;
    if (!this.added.has(known.id)) this.changed.set(known.id, status);
  }

  async flush(): Promise<void> {
    const { tx, now } = this.context;
    await addCustomers(tx, [...this.added.values()]);
    await changeCustomerStatuses(tx, this.changed, now);
  }
}

function newCustomer(row: CustomerRowInput, book: CustomerBook, now: Date): Added {
  const { suiteNumber, name, email, phone: typed, language, status = 'open' } = row;
  if (name === undefined) reject('name', 'is missing: the suite has no customer yet');
  if (email === undefined) reject('email', 'is missing: the suite has no customer yet');
  if (book.isProved(email)) reject('email', 'opens the account of another customer already');
  const phone = typed === undefined ? null : toE164(typed, book.warehouse.address.countryCode);
  if (typed !== undefined && phone === null)
    reject('phone', 'is no phone number; write it as +1 305 555 0100');
  if (phone !== null && book.isProved(phone))
    reject('phone', 'opens the account of another customer already');
  const account = invitedAccount(
    { name, email, phone, language },
    { suiteNumber, warehouse: book.warehouse, now },
  );
  const unproved = { emailVerified: false, phoneVerified: false };
  return { ...account, ...unproved, status: statusIn(status, unproved) };
}

/**
 * POST operator/customers: makes the account of a suite that has none, and suspends, closes or opens that of one that
 * has. What a customer may change, a row leaves as it is.
 */
export const takeCustomers = eachRow(
  customerRowSchema,
  (rows, context) => CustomerBook.open(rows, context),
  (row, book, { now }) => {
    const known = book.named(row.suiteNumber);
    if (!known) {
      const added = newCustomer(row, book, now);
      book.add(added);
      return { outcome: 'created', id: added.id, issues: [] };
    }
    if (known.status === 'erased') reject('suiteNumber', ofErased);
    const status = row.status && statusIn(row.status, known);
    if (status === undefined || status === known.status)
      return { outcome: 'unchanged', id: known.id, issues: [] };
    book.change(known, status);
    return { outcome: 'updated', id: known.id, issues: [] };
  },
);
