import { z } from 'zod';
import { operatorPackagePageSchema } from '@/lib/domain/operator/operator-readings';
import { packageGroups } from '@/lib/domain/package/package-status';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { oneOf } from '@/lib/domain/values/inputs';
import {
  packageOrder,
  readOperatorPackages,
} from '@/server/database/repositories/operators/operators-read-packages';
import { pageOf } from '../../http/paging';
import { referenceSchema, suiteSchema, timeSchema } from '../fields';
import { nameKeySchema, pageQuery, reading } from './reading';

const querySchema = z.strictObject({
  reference: referenceSchema.optional(),
  suiteNumber: suiteSchema.optional(),
  status: oneOf(packageStatuses).optional(),
  group: oneOf(packageGroups).optional(),
  updatedSince: timeSchema.optional(),
  ...pageQuery,
});

/** GET operator/packages. */
export const packages = reading({
  scope: 'packages:read',
  query: querySchema,
  page: operatorPackagePageSchema,
  read: (db, warehouseId, query) =>
    readOperatorPackages(db, warehouseId, { ...query, ...pageOf(query, packageOrder, nameKeySchema) }),
});
