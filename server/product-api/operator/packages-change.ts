import { isDeepStrictEqual } from 'node:util';
import { chargeableWeightOf } from '@/lib/domain/package/chargeable-weight';
import type { StoredLeg } from '@/lib/domain/package/package';
import { canTransition } from '@/lib/domain/package/package-status';
import type { OperatorPackageChange } from '@/server/database/repositories/operators/operators-packages';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';
import type { LegRow, PackageRowInput } from './packages-row';
import { reject } from './rows';

/** A shipment from a row: its carrier's data is kept as long as it is the same shipment. */
export function legOf(given: LegRow, known: StoredLeg | null | undefined): StoredLeg {
  const same = known?.carrier === given.carrier && known.trackingNumber === given.trackingNumber;
  const stored: Pick<StoredLeg, keyof LegRow> = given;
  return { ...(same ? known : { trackingStatus: 'pending' }), ...stored };
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
export function newColumns(row: PackageRowInput, now: Date) {
  const { weight, dimensions } = row;
  const status = row.status ?? 'expected';
  const arrives = status === 'received' || status === 'in_storage';
  return {
    description: row.inbound ? `Package ${row.inbound.trackingNumber}` : `Package ${row.reference}`,
    ...(arrives && { receivedAt: now }),
    ...plainColumns(row),
    status,
    ...(weight && dimensions && { chargeableWeight: chargeableWeightOf(weight, dimensions) }),
    ...(row.inbound && { inbound: legOf(row.inbound, null) }),
    ...(row.outbound && { outbound: legOf(row.outbound, null) }),
  };
}

/**
 * The changes of a row to a package; empty if there are none.
 * @throws RowRejected when the change of state is not allowed (data-model "Package")
 */
export function changeOf(row: PackageRowInput, known: PackageRow, now: Date): OperatorPackageChange {
  const { status } = row;
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
    ...(row.inbound && { inbound: legOf(row.inbound, known.inbound) }),
    ...(row.outbound && { outbound: legOf(row.outbound, known.outbound) }),
  };
  const weight = given.weight ?? known.weight;
  const dimensions = given.dimensions ?? known.dimensions;
  if ((row.weight !== undefined || row.dimensions !== undefined) && weight && dimensions) {
    given.chargeableWeight = chargeableWeightOf(weight, dimensions);
  }
  const changed = Object.entries(given).filter(
    ([key, value]) => !isDeepStrictEqual(value, known[key as keyof PackageRow]),
  );
  return Object.fromEntries(changed);
}
