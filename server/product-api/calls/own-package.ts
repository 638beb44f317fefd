import type { z } from 'zod';
import type { DomainEvent } from '@/lib/domain/event/catalogue';
import type { Package } from '@/lib/domain/package/package';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { readPackage } from '@/server/database/repositories/packages/packages';
import {
  changePackage,
  lockOwnPackage,
  type PackageChange,
} from '@/server/database/repositories/packages/packages-change';
import type { NewPackage } from '@/server/database/repositories/packages/packages-write';
import { serialiseAccount, type PackageRow } from '@/server/database/repositories/packages/tracking';
import { requireActive, type Caller, type ProductDependencies } from '../http/caller';
import { parseBody } from '../http/input';

const noSuchPackage = () => new AppError(ErrorCode.pathNotFound, text('answersPage.noPackage'));

/** A package of the account's as it is now. @throws AppError 1001 */
export async function ownPackage(db: Database, accountId: string, id: string, now: Date): Promise<Package> {
  const found = await readPackage(db, accountId, id, now);
  if (!found) throw noSuchPackage();
  return found;
}

/** @throws AppError 1041 unless the change is based on the version that is stored */
export function requireVersion(row: Pick<PackageRow, 'version'>, { version }: { version: number }): void {
  if (row.version === version) return;
  throw new AppError(ErrorCode.versionConflict, text('answersPage.packageChanged'));
}

type CustomersKind = Exclude<
  Extract<DomainEvent, { kind: `package.${string}` }>['kind'],
  'package.changed' | 'package.action_needed'
>;
/** What a customer did with a package. */
export type CustomersEvent = {
  [K in CustomersKind]: Pick<Extract<DomainEvent, { kind: K }>, 'kind' | 'data'>;
}[CustomersKind];

type Owned = Pick<NewPackage, 'id' | 'accountId' | 'warehouseId'>;

/** Records what a customer did with a package, in the transaction of the change. */
export function recordChange(tx: Database, event: CustomersEvent, row: Owned, now: Date): Promise<void> {
  const { id: subjectId, accountId, warehouseId } = row;
  return recordEvents(tx, [{ ...event, accountId, warehouseId, subjectId }], now);
}

/** The columns that a customer's change stores, and what it is recorded as. */
interface OwnChange {
  columns: PackageChange;
  event: CustomersEvent;
}

/** The body of a change; whether it changes tracking numbers, whose writers take their turns by account. */
interface OwnChangeOptions<T> {
  schema: T;
  changesNumbers?: boolean;
}

/**
 * One change of a package of the caller's, which is locked meanwhile; `change` may refuse it, or return nothing to change.
 * @throws AppError 1001, 1010, 1040, and what `change` throws
 */
export async function changeOwn<T extends z.ZodType<{ id: string }>>(
  { schema, changesNumbers = false }: OwnChangeOptions<T>,
  request: Request,
  caller: Caller,
  { db, clock }: ProductDependencies,
  change: (
    row: PackageRow,
    input: z.infer<T>,
    at: { tx: Database; now: Date },
  ) => OwnChange | null | Promise<OwnChange | null>,
): Promise<Package> {
  requireActive(caller);
  const input = await parseBody(schema, request);
  const now = clock();
  await db.transaction(async (tx) => {
    if (changesNumbers) await serialiseAccount(tx, caller.account.id);
    const row = await lockOwnPackage(tx, caller.account.id, input.id);
    if (!row) throw noSuchPackage();
    const changed = await change(row, input, { tx, now });
    if (!changed) return;
    await changePackage(tx, row, changed.columns, { now });
    await recordChange(tx, changed.event, row, now);
  });
  return ownPackage(db, caller.account.id, input.id, now);
}
