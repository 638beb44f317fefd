import { idQuerySchema } from '@/lib/domain/values/inputs';
import {
  packageQuerySchema,
  type Package,
  type PackagePage,
  type PackageQuery,
} from '@/lib/domain/package/package';
import { instantOf } from '@/lib/format/zoned-time';
import { listPackages } from '@/server/database/repositories/packages/packages';
import { packageOrders } from '@/server/database/repositories/packages/packages-filter';
import { dayMs } from '@/lib/domain/values/milliseconds';
import type { Caller, ProductDependencies } from '../http/caller';
import { parseQuery } from '../http/input';
import { pageOf } from '../http/paging';
import { ownPackage } from './own-package';

const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');

/** The instants of whole days in the customer's time zone, both included. */
function spanOf({ from, to }: Pick<PackageQuery, 'from' | 'to'>, timeZone: string) {
  const midnight = (local: number) => new Date(Math.min(instantOf(local, timeZone).getTime(), lastInstant));
  return {
    ...(from && { since: midnight(Date.parse(from)) }),
    ...(to && { before: midnight(Date.parse(to) + dayMs) }),
  };
}

/** GET getMyPackages. */
export async function getMyPackages(
  request: Request,
  { account }: Caller,
  { db }: ProductDependencies,
): Promise<PackagePage> {
  const { sort = 'newest', from, to, ...query } = parseQuery(packageQuerySchema, request);
  const page = pageOf(query, sort, packageOrders[sort].keySchema);
  return listPackages(db, account.id, {
    ...query,
    ...spanOf({ from, to }, account.timeZone),
    ...page,
    sort,
  });
}

/** GET getMyPackage: another account's id is answered like one that does not exist (security 18). */
export async function getMyPackage(
  request: Request,
  { account }: Caller,
  { db, clock }: ProductDependencies,
): Promise<Package> {
  const { id } = parseQuery(idQuerySchema, request);
  return ownPackage(db, account.id, id, clock());
}
