import { z } from 'zod';
import { refundStatuses } from '@/lib/domain/billing/refund';
import { operatorRefundPageSchema } from '@/lib/domain/operator/operator-readings';
import { oneOf } from '@/lib/domain/values/inputs';
import {
  readOperatorRefunds,
  refundOrder,
} from '@/server/database/repositories/operators/operators-read-refunds';
import { pageOf } from '../../http/paging';
import { referenceSchema, suiteSchema, timeSchema } from '../fields';
import { nameKeySchema, pageQuery, reading } from './reading';

const querySchema = z
  .strictObject({
    reference: referenceSchema.optional(),
    paymentReference: referenceSchema.optional(),
    suiteNumber: suiteSchema.optional(),
    status: oneOf(refundStatuses).optional(),
    refundedSince: timeSchema.optional(),
    refundedBefore: timeSchema.optional(),
    ...pageQuery,
  })
  .refine(({ refundedSince = '', refundedBefore = '9999' }) => refundedSince <= refundedBefore, {
    path: ['refundedBefore'],
    error: 'must not be before refundedSince',
  });

/** GET operator/refunds. */
export const refunds = reading({
  scope: 'refunds:read',
  query: querySchema,
  page: operatorRefundPageSchema,
  read: (db, warehouseId, query) =>
    readOperatorRefunds(db, warehouseId, { ...query, ...pageOf(query, refundOrder, nameKeySchema) }),
});
