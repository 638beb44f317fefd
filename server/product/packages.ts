import { z } from 'zod';
import { packageQuerySchema, type Package, type PackagePage } from '@/lib/domain/package';
import { AppError, ErrorCode } from '@/lib/errors';
import { listPackages, readPackage } from '../database/repositories/packages';
import { packageOrders } from '../database/repositories/packages-filter';
import type { Caller, ProductDependencies } from './caller';
import { parseQuery } from './input';
import { pageOf } from './paging';

export const idQuerySchema = z.object({ id: z.string().min(1).max(64) });

/** GET getMyPackages. */
export async function getMyPackages(
  request: Request,
  { account }: Caller,
  { db }: ProductDependencies,
): Promise<PackagePage> {
  const { sort = 'newest', ...query } = parseQuery(packageQuerySchema, request);
  const page = pageOf(query, sort, packageOrders[sort].keySchema);
  return listPackages(db, account.id, { ...query, ...page, sort });
}

/** GET getMyPackage: another account's id answers as one that does not exist (security 18). */
export async function getMyPackage(
  request: Request,
  { account }: Caller,
  { db }: ProductDependencies,
): Promise<Package> {
  const { id } = parseQuery(idQuerySchema, request);
  const found = await readPackage(db, account.id, id);
  if (!found) throw new AppError(ErrorCode.pathNotFound, 'There is no such package');
  return found;
}
