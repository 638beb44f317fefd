import { recordedOfPackage } from '@/server/database/repositories/events/package-rows';
import { recordEvents, type NewEvent } from '@/server/database/repositories/events/record-events';
import {
  insertPackages,
  knownNumbers,
  lockByReferences,
  type OperatorPackageChange,
} from '@/server/database/repositories/operators/operators-packages';
import {
  readWarehouse,
  type WarehouseRow,
} from '@/server/database/repositories/operators/operators-warehouses';
import { changedPackage, saveChanged } from '@/server/database/repositories/packages/packages-change';
import { findLegs, saveLegs } from '@/server/database/repositories/packages/package-legs';
import type { NewPackage } from '@/server/database/repositories/packages/packages-write';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';
import { liveShipmentsOf } from '@/server/database/repositories/shipments/shipments-write';
import { followPackages } from '../shipments/follow';
import type { PackageRowInput } from './packages-row';
import { Customers, type Book, type RowContext } from './rows';

interface Legs {
  inbound?: { trackingNumber: string } | null | undefined;
  outbound?: { trackingNumber: string } | null | undefined;
}

const numbersOf = ({ inbound, outbound }: Legs) =>
  [inbound, outbound].flatMap((leg) => leg?.trackingNumber ?? []);

/** The packages of one request: the ones it names, locked, with their changes, and the ones to create. */
export class PackageBook implements Book {
  readonly customers: Customers;
  readonly warehouse: WarehouseRow;
  private readonly context: RowContext;
  private readonly known: Map<string, PackageRow>;
  private readonly numbers: Set<string>;
  /** The shipments without an end that named packages are in, by package. */
  readonly shipments: Awaited<ReturnType<typeof liveShipmentsOf>>;
  /** References whose packages must be read from the database again. */
  private readonly stale = new Set<string>();
  private readonly changed = new Map<string, PackageRow>();
  private pending: NewPackage[] = [];
  private readonly pendingNames = new Set<string>();
  private events: NewEvent[] = [];
  /** Ids of packages that are in another state than before. */
  private readonly moved = new Set<string>();

  private constructor(
    context: RowContext,
    given: Pick<PackageBook, 'customers' | 'warehouse' | 'shipments'>,
    known: Map<string, PackageRow>,
    numbers: Set<string>,
  ) {
    this.context = context;
    this.customers = given.customers;
    this.warehouse = given.warehouse;
    this.shipments = given.shipments;
    this.known = known;
    this.numbers = numbers;
  }

  /** Locks customers before packages, in the same order as every other writer. */
  static async open(rows: readonly PackageRowInput[], context: RowContext): Promise<PackageBook> {
    const { tx, operator } = context;
    const customers = await Customers.of(rows, context);
    const references = [...new Set(rows.map(({ reference }) => reference))];
    const known = await lockByReferences(tx, operator.warehouseId, references);
    const numbers = await knownNumbers(tx, operator.warehouseId, [...new Set(rows.flatMap(numbersOf))]);
    const warehouse = await readWarehouse(tx, operator.warehouseId);
    const shipments = await liveShipmentsOf(
      tx,
      [...known.values()].map(({ id }) => id),
    );
    return new PackageBook(context, { customers, warehouse, shipments }, known, numbers);
  }

  /** The package of a reference, locked. */
  async named(reference: string): Promise<PackageRow | undefined> {
    if (this.pendingNames.has(reference)) await this.flush();
    if (!this.stale.delete(reference)) return this.known.get(reference);
    await this.flush();
    const { tx, operator } = this.context;
    const found = (await lockByReferences(tx, operator.warehouseId, [reference])).get(reference);
    if (found) this.known.set(reference, found);
    return found;
  }

  /** The customer's packages and legs with a number. */
  async holders(accountId: string, carrier: string, trackingNumber: string) {
    if (this.pendingNames.has(trackingNumber)) await this.flush();
    if (!this.numbers.has(trackingNumber)) return [];
    await this.flush();
    const found = await findLegs(this.context.tx, accountId, carrier, trackingNumber);
    // This may have set its carrier.
    for (const { id, reference } of this.known.values()) {
      if (found.some(({ packageId }) => packageId === id)) this.stale.add(reference);
    }
    return found;
  }

  /** Adds a package to create. */
  add(row: NewPackage): void {
    this.pending.push(row);
    this.events.push(...recordedOfPackage(undefined, row));
    for (const name of [row.reference, ...numbersOf(row)]) this.pendingNames.add(name);
  }

  /** Adds a change of a locked package; its new numbers are visible to the next row. */
  async save(row: PackageRow, change: OperatorPackageChange): Promise<void> {
    const { tx, now } = this.context;
    const next = changedPackage(row, change, { now });
    this.known.delete(row.reference);
    this.known.set(next.reference, next);
    this.stale.delete(next.reference);
    this.changed.set(next.id, next);
    if (next.status !== row.status) this.moved.add(next.id);
    this.events.push(...recordedOfPackage(row, next));
    const { inbound, outbound } = change;
    if (!inbound && !outbound) return;
    await this.flush();
    await saveLegs(tx, [{ id: next.id, accountId: next.accountId, inbound, outbound }]);
    for (const number of numbersOf(change)) this.numbers.add(number);
  }

  async flush(): Promise<void> {
    const { tx, now } = this.context;
    const { pending: made, events } = this;
    const changed = [...this.changed.values()];
    const moved = [...this.moved];
    this.pending = [];
    this.events = [];
    this.pendingNames.clear();
    this.changed.clear();
    this.moved.clear();
    await insertPackages(tx, made);
    await saveChanged(tx, changed);
    await recordEvents(tx, events, now);
    await followPackages(tx, moved, { by: 'warehouse', now });
    for (const row of made) {
      this.stale.add(row.reference);
      for (const number of numbersOf(row)) this.numbers.add(number);
    }
  }
}
