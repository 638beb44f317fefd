import { newId } from '@/server/database/ids';
import { lockByReference, saveOperatorPackage } from '@/server/database/repositories/operators-packages';
import { findShipment, insertPackage } from '@/server/database/repositories/packages-write';
import { lockPackage, type PackageRow } from '@/server/database/repositories/tracking';
import { changeOf, newColumns } from './packages-change';
import { packageRowSchema, type PackageRowInput } from './packages-row';
import { eachRow, reject, type RowContext, type RowOutcome } from './rows';

/**
 * The package a row is about: the one of its reference, else the one that the customer or a carrier announced by the
 * inbound number and that nobody has named yet.
 * @throws RowRejected when a number is another package's
 */
async function packageOf(
  row: PackageRowInput,
  accountId: string,
  { tx, operator }: RowContext,
): Promise<PackageRow | undefined> {
  const named = await lockByReference(tx, operator.warehouseId, row.reference);
  if (named && named.accountId !== accountId) reject('suiteNumber', 'is not the one this package belongs to');
  let found = named;
  for (const leg of ['inbound', 'outbound'] as const) {
    const told = row[leg];
    if (!told) continue;
    const holder = await findShipment(tx, accountId, told.carrier, told.trackingNumber);
    if (!holder || (holder.packageId === found?.id && holder.leg === leg)) continue;
    const held = await lockPackage(tx, holder.packageId);
    const announced = leg === 'inbound' && held.status === 'expected' && !held.claimed;
    if (found || !announced) reject(`${leg}.trackingNumber`, `belongs to package ${held.reference}`);
    found = held;
  }
  return found;
}

async function takePackage(row: PackageRowInput, context: RowContext): Promise<RowOutcome> {
  const { tx, now, operator } = context;
  const account = await context.customerOf(row.suiteNumber);
  const known = await packageOf(row, account.id, context);
  if (!known) {
    const id = newId('pkg');
    const { warehouseId } = operator;
    const times = { statusChangedAt: now, createdAt: now, updatedAt: now };
    const columns = newColumns(row, now);
    const { reference } = row;
    await insertPackage(tx, {
      id,
      accountId: account.id,
      warehouseId,
      claimed: true,
      ...times,
      ...columns,
      reference,
    });
    return { outcome: 'created', id, issues: [] };
  }
  const change = changeOf(row, known, now);
  if (Object.keys(change).length === 0) return { outcome: 'unchanged', id: known.id, issues: [] };
  await saveOperatorPackage(tx, known, change, now);
  return { outcome: 'updated', id: known.id, issues: [] };
}

/** POST operator/packages: made or changed by the operator's reference; a status only along the table. */
export const takePackages = eachRow(packageRowSchema, takePackage);
