import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { pendingAnswer } from '@/lib/domain/package/answering';
import { canTransition } from '@/lib/domain/package/package-status';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import { schema, type Database } from '../..';
import { updateMany } from '../sql/bulk';
import { changedAtOf, groupOf, searchTextOf } from './packages-derived';

const { packageLegs, packages } = schema;

type PackageRow = typeof packages.$inferSelect;

/** The columns that may change in a stored package; the rest is derived. A change of state happens now by default. */
export type PackageChange = Partial<
  Omit<
    PackageRow,
    | 'id'
    | 'accountId'
    | 'group'
    | 'searchText'
    | 'changedAt'
    | 'expectedOn'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
  >
>;

/** A change of state that is not allowed (data-model "Package"). */
export class TransitionRefused extends Error {
  override readonly name = 'TransitionRefused';
}

/** A package of the account, locked until the transaction ends; undefined when it has no such package. */
export async function lockOwnPackage(
  tx: Database,
  accountId: string,
  id: string,
): Promise<PackageRow | undefined> {
  const [row] = await tx
    .select()
    .from(packages)
    .where(and(eq(packages.id, id), eq(packages.accountId, accountId)))
    .for('update');
  return row;
}

/** The packages of an account with a tracking number, of any carrier. */
export async function packagesOfNumber(tx: Database, accountId: string, trackingNumber: string) {
  return tx
    .select({ id: packages.id, status: packages.status, reference: packages.reference })
    .from(packageLegs)
    .innerJoin(packages, eq(packages.id, packageLegs.packageId))
    .where(and(eq(packageLegs.accountId, accountId), eq(packageLegs.trackingNumber, trackingNumber)));
}

/** Whether a change deals with what the customer answered: the package moves on, or something else is asked. */
function settles(row: PackageRow, { status, onHold, nextAction }: PackageRow): boolean {
  const isAsked = (before: unknown, now: unknown) => now !== null && !isDeepStrictEqual(before, now);
  return status !== row.status || isAsked(row.onHold, onHold) || isAsked(row.nextAction, nextAction);
}

function answersAfter(row: PackageRow, changed: PackageRow, now: Date): PackageRow['answers'] {
  const { answers } = changed;
  const pending = pendingAnswer(answers);
  if (!pending || !settles(row, changed)) return answers;
  return [...answers.slice(0, -1), { ...pending, settledAt: now.toISOString() }];
}

interface Rules {
  now: Date;
  /** The allowed changes of state: by default one step of the state machine. */
  may?: (from: PackageStatus, to: PackageStatus) => boolean;
}

/**
 * A package after a change, with all derived columns.
 * @throws TransitionRefused for a change of state that is not allowed
 */
export function changedPackage(
  row: PackageRow,
  change: PackageChange,
  { now, may = canTransition }: Rules,
): PackageRow {
  const given = { ...row, ...change };
  const changed = { ...given, answers: answersAfter(row, given, now) };
  const moves = changed.status !== row.status;
  if (moves && !may(row.status, changed.status)) {
    throw new TransitionRefused(`A package can’t go from ${row.status} to ${changed.status}`);
  }
  const statusChangedAt = change.statusChangedAt ?? (moves ? now : row.statusChangedAt);
  return {
    ...changed,
    statusChangedAt,
    changedAt: changedAtOf({ ...changed, statusChangedAt }),
    group: groupOf(changed),
    searchText: searchTextOf(changed),
    updatedAt: now,
    version: row.version + 1,
  };
}

/**
 * Stores a change of a locked package, with all derived columns.
 * @throws TransitionRefused for a change of state that is not allowed
 */
export async function changePackage(
  tx: Database,
  row: PackageRow,
  change: PackageChange,
  rules: Rules,
): Promise<void> {
  const { answers, group, searchText, statusChangedAt, changedAt, updatedAt, version } = changedPackage(
    row,
    change,
    rules,
  );
  await tx
    .update(packages)
    .set({ ...change, answers, group, searchText, statusChangedAt, changedAt, updatedAt, version })
    .where(eq(packages.id, row.id));
}

/** Stores locked packages changed by changedPackage, in one statement. */
export async function saveChanged(tx: Database, rows: readonly PackageRow[]): Promise<void> {
  await updateMany(tx, packages, rows);
}
