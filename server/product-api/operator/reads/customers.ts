import { z } from 'zod';
import { accountStatuses } from '@/lib/domain/account/account';
import { operatorCustomerPageSchema } from '@/lib/domain/operator/operator-readings';
import { oneOf } from '@/lib/domain/values/inputs';
import {
  customerOrder,
  readOperatorCustomers,
} from '@/server/database/repositories/operators/operators-read-customers';
import { pageOf } from '../../http/paging';
import { suiteSchema, timeSchema } from '../fields';
import { nameKeySchema, pageQuery, reading } from './reading';

const querySchema = z.strictObject({
  suiteNumber: suiteSchema.optional(),
  status: oneOf(accountStatuses).optional(),
  updatedSince: timeSchema.optional(),
  ...pageQuery,
});

/** GET operator/customers. */
export const customers = reading({
  scope: 'customers:read',
  query: querySchema,
  page: operatorCustomerPageSchema,
  read: (db, warehouseId, query) =>
    readOperatorCustomers(db, warehouseId, { ...query, ...pageOf(query, customerOrder, nameKeySchema) }),
});
