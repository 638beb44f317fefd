import {
  insertPackages,
  knownNumbers,
  lockByReference,
  readByReferences,
  saveOperatorPackage,
  type OperatorPackageChange,
} from '@/server/database/repositories/operators-packages';
import { findShipment, type NewPackage } from '@/server/database/repositories/packages-write';
import type { PackageRow } from '@/server/database/repositories/tracking';
import type { PackageRowInput } from './packages-row';
import type { RowContext } from './rows';

interface Legs {
  inbound?: { trackingNumber: string } | null | undefined;
  outbound?: { trackingNumber: string } | null | undefined;
}

const numbersOf = ({ inbound, outbound }: Legs) =>
  [inbound, outbound].flatMap((leg) => leg?.trackingNumber ?? []);

/** The packages of one request, looked up together and made together: a thousand rows cost few statements. */
export class PackageBook {
  private readonly context: RowContext;
  private readonly known: Map<string, PackageRow>;
  private readonly numbers: Set<string>;
  /** References whose packages have changed since they were looked up. */
  private readonly stale = new Set<string>();
  private pending: NewPackage[] = [];
  private readonly pendingNames = new Set<string>();

  private constructor(context: RowContext, known: readonly PackageRow[], numbers: Set<string>) {
    this.context = context;
    this.known = new Map(known.map((row) => [row.reference, row]));
    this.numbers = numbers;
  }

  static async open(rows: readonly PackageRowInput[], context: RowContext): Promise<PackageBook> {
    const { tx, operator } = context;
    const references = [...new Set(rows.map(({ reference }) => reference))];
    const known = await readByReferences(tx, operator.warehouseId, references);
    const numbers = await knownNumbers(tx, operator.warehouseId, [...new Set(rows.flatMap(numbersOf))]);
    return new PackageBook(context, known, numbers);
  }

  /** The package of a reference, as it is stored. */
  async named(reference: string): Promise<PackageRow | undefined> {
    if (this.pendingNames.has(reference)) await this.flush();
    return this.stale.has(reference) ? this.locked(reference) : this.known.get(reference);
  }

  /** The same, locked until the transaction ends. */
  locked(reference: string): Promise<PackageRow | undefined> {
    const { tx, operator } = this.context;
    return lockByReference(tx, operator.warehouseId, reference);
  }

  /** Which package and leg of the customer has a number. */
  async holder(accountId: string, carrier: string, trackingNumber: string) {
    if (this.pendingNames.has(trackingNumber)) await this.flush();
    if (!this.numbers.has(trackingNumber)) return undefined;
    return findShipment(this.context.tx, accountId, carrier, trackingNumber);
  }

  /** Notes a package to make, when somebody asks for it or at the end. */
  add(row: NewPackage): void {
    this.pending.push(row);
    for (const name of [row.reference, ...numbersOf(row)]) this.pendingNames.add(name);
  }

  async save(row: PackageRow, change: OperatorPackageChange): Promise<void> {
    await saveOperatorPackage(this.context.tx, row, change, this.context.now);
    this.stale.add(row.reference).add(change.reference ?? row.reference);
    for (const number of numbersOf(change)) this.numbers.add(number);
  }

  /** Makes the packages that are noted. */
  async flush(): Promise<void> {
    const rows = this.pending;
    this.pending = [];
    this.pendingNames.clear();
    await insertPackages(this.context.tx, rows);
    for (const row of rows) {
      this.stale.add(row.reference);
      for (const number of numbersOf(row)) this.numbers.add(number);
    }
  }
}
