import type { PackageStatus } from '@/lib/domain/package-status';

const open = new Set<PackageStatus>(['expected', 'received', 'in_storage', 'on_hold', 'ship_requested']);

/** Whether the contents may still be changed: until the warehouse prepares the package and writes its papers. */
export function mayDeclare(status: PackageStatus): boolean {
  return open.has(status);
}
