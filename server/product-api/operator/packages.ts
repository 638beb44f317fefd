import { mayLeaveShipment } from '@/lib/domain/shipment/shipment-status';
import { newId } from '@/server/database/ids';
import { lockPackage, type PackageRow } from '@/server/database/repositories/packages/tracking';
import { PackageBook } from './package-book';
import { changeOf, newColumns } from './packages-change';
import { packageRowSchema, type PackageRowInput } from './packages-row';
import { eachRow, reject, type RowContext, type RowOutcome } from './rows';

/**
 * The package of a row: by its reference, else the one that the customer or a carrier announced by the inbound number
 * and that has no operator's reference yet.
 * @throws RowRejected when a number belongs to another package
 */
async function packageOf(
  row: PackageRowInput,
  accountId: string,
  { tx }: RowContext,
  book: PackageBook,
): Promise<PackageRow | undefined> {
  const named = await book.named(row.reference);
  if (named && named.accountId !== accountId) reject('suiteNumber', 'is not the one this package belongs to');
  let found = named;
  for (const leg of ['inbound', 'outbound'] as const) {
    const given = row[leg];
    const has = named?.[leg];
    if (!given || (has?.carrier === given.carrier && has.trackingNumber === given.trackingNumber)) continue;
    const holders = await book.holders(accountId, given.carrier, given.trackingNumber);
    const holder = holders.find(
      (one) => one.leg !== leg || (leg === 'inbound' && one.packageId !== found?.id),
    );
    if (!holder) continue;
    const held = await lockPackage(tx, holder.packageId);
    const announced = leg === 'inbound' && held.status === 'expected' && !held.claimed;
    if (found || !announced) reject(`${leg}.trackingNumber`, `belongs to package ${held.reference}`);
    found = held;
  }
  return found;
}

/** A package moves with its shipment. @throws RowRejected for a state that only the shipment takes it to */
function requireMovable({ status }: PackageRowInput, known: PackageRow, book: PackageBook): void {
  const shipment = book.shipments.get(known.id);
  if (!shipment || status === undefined || status === known.status) return;
  if (!mayLeaveShipment(shipment.status, status)) reject('status', `moves with shipment ${shipment.id}`);
}

function addPackage(
  row: PackageRowInput,
  accountId: string,
  context: RowContext,
  book: PackageBook,
): RowOutcome {
  const { now, operator } = context;
  const id = newId('pkg');
  const { warehouseId } = operator;
  const times = { statusChangedAt: now, createdAt: now, updatedAt: now };
  const { reference } = row;
  book.add({
    id,
    accountId,
    warehouseId,
    claimed: true,
    ...times,
    ...newColumns(row, { now, warehouse: book.warehouse }),
    reference,
  });
  return { outcome: 'created', id, issues: [] };
}

/** POST operator/packages: created or changed by the operator's reference; a status only by the state machine. */
export const takePackages = eachRow(
  packageRowSchema,
  (rows, context) => PackageBook.open(rows, context),
  async (row, book, context) => {
    const { id: accountId } = book.customers.present(row.suiteNumber);
    const known = await packageOf(row, accountId, context, book);
    if (!known) return addPackage(row, accountId, context, book);
    requireMovable(row, known, book);
    const change = changeOf(row, known, { now: context.now, warehouse: book.warehouse });
    const { id } = known;
    if (Object.keys(change).length === 0) return { outcome: 'unchanged', id, issues: [] };
    await book.save(known, change);
    return { outcome: 'updated', id, issues: [] };
  },
);
