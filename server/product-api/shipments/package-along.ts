import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import { changedPackage, type PackageChange } from '@/server/database/repositories/packages/packages-change';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';

/**
 * A package after a change that takes it through states, one allowed step after another. It is one change, however many
 * states there are.
 * @throws TransitionRefused for a step that is not allowed
 */
export function packageAlong(
  row: PackageRow,
  path: readonly PackageStatus[],
  change: PackageChange,
  now: Date,
): PackageRow {
  const after = path.reduce((at, status) => changedPackage(at, { ...change, status }, { now }), row);
  return { ...after, version: row.version + 1 };
}
