import { isDeepStrictEqual } from 'node:util';
import { pendingAnswer } from '@/lib/domain/package/answering';
import { chargeableWeightOf } from '@/lib/domain/package/chargeable-weight';
import type { StoredLeg } from '@/lib/domain/package/package';
import { canTransition } from '@/lib/domain/package/package-status';
import type { OperatorPackageChange } from '@/server/database/repositories/operators/operators-packages';
import type { WarehouseRow } from '@/server/database/repositories/operators/operators-warehouses';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';
import { storageAfter } from '../storage-rule';
import type { LegRow, PackageRowInput } from './packages-row';
import { reject } from './rows';

/** A shipment from a row: its carrier's data is kept as long as it is the same shipment. */
export function legOf(given: LegRow, known: StoredLeg | null | undefined): StoredLeg {
  const same = known?.carrier === given.carrier && known.trackingNumber === given.trackingNumber;
  const stored: Pick<StoredLeg, keyof LegRow> = given;
  return { ...(same ? known : { trackingStatus: 'pending' }), ...stored };
}

/** The time of a change, and the warehouse whose rules it follows. */
interface ChangeContext {
  now: Date;
  warehouse: WarehouseRow;
}

/** The fields of a row that are stored as given; one that is no column fails to compile below. */
type PlainField = Exclude<keyof PackageRowInput, 'suiteNumber' | 'inbound' | 'outbound' | 'receivedAt'>;

function plainColumns({
  suiteNumber: _,
  inbound: __,
  outbound: ___,
  receivedAt,
  ...plain
}: PackageRowInput): Pick<OperatorPackageChange, PlainField | 'receivedAt'> {
  return { ...plain, ...(receivedAt !== undefined && { receivedAt: new Date(receivedAt) }) };
}

/** The columns of a new package. */
export function newColumns(row: PackageRowInput, { now, warehouse }: ChangeContext) {
  const { weight, dimensions } = row;
  const status = row.status ?? 'expected';
  const arrives = status === 'received' || status === 'in_storage';
  const columns = {
    description: row.inbound ? `Package ${row.inbound.trackingNumber}` : `Package ${row.reference}`,
    ...(arrives && { receivedAt: now }),
    ...plainColumns(row),
    status,
    ...(weight && dimensions && { chargeableWeight: chargeableWeightOf(weight, dimensions) }),
    ...(row.inbound && { inbound: legOf(row.inbound, null) }),
    ...(row.outbound && { outbound: legOf(row.outbound, null) }),
  };
  if (row.storage !== undefined) return columns;
  const received = { status, receivedAt: columns.receivedAt ?? null, statusChangedAt: now };
  return { ...columns, storage: storageAfter(undefined, received, warehouse) };
}

/** The columns that a row leaves to the warehouse's rule; none where the row names its storage. */
function storageChange(
  row: PackageRowInput,
  known: PackageRow,
  given: OperatorPackageChange,
  { now, warehouse }: ChangeContext,
): OperatorPackageChange {
  if (row.storage !== undefined) return {};
  const { status, receivedAt } = { ...known, ...given };
  const statusChangedAt = status === known.status ? known.statusChangedAt : now;
  return { storage: storageAfter(known, { status, receivedAt, statusChangedAt }, warehouse) };
}

/** The action that the customer has answered: a system that sends whole rows tells it again, and asks for nothing new. */
function isAnswered({ nextAction }: PackageRowInput, { answers }: PackageRow): boolean {
  const asked = pendingAnswer(answers)?.asked;
  return asked !== undefined && isDeepStrictEqual(nextAction, asked);
}

/**
 * The changes of a row to a package; empty if there are none.
 * @throws RowRejected when the change of state is not allowed (data-model "Package")
 */
export function changeOf(
  row: PackageRowInput,
  known: PackageRow,
  context: ChangeContext,
): OperatorPackageChange {
  const { status } = row;
  const { now } = context;
  if (status !== undefined && status !== known.status && !canTransition(known.status, status)) {
    reject('status', `can't go from ${known.status} to ${status}`);
  }
  const given: OperatorPackageChange = {
    claimed: true,
    ...(status === 'received' &&
      known.status === 'expected' &&
      known.receivedAt === null && { receivedAt: now }),
    ...(known.status === 'on_hold' && status !== undefined && status !== 'on_hold' && { onHold: null }),
    ...plainColumns(row),
    ...(isAnswered(row, known) && { nextAction: known.nextAction }),
    ...(row.inbound && { inbound: legOf(row.inbound, known.inbound) }),
    ...(row.outbound && { outbound: legOf(row.outbound, known.outbound) }),
  };
  const weight = given.weight ?? known.weight;
  const dimensions = given.dimensions ?? known.dimensions;
  if ((row.weight !== undefined || row.dimensions !== undefined) && weight && dimensions) {
    given.chargeableWeight = chargeableWeightOf(weight, dimensions);
  }
  Object.assign(given, storageChange(row, known, given, context));
  const changed = Object.entries(given).filter(
    ([key, value]) => !isDeepStrictEqual(value, known[key as keyof PackageRow]),
  );
  return Object.fromEntries(changed);
}
