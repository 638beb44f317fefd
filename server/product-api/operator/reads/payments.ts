import { z } from 'zod';
import { paymentStatuses } from '@/lib/domain/billing/invoice';
import { operatorPaymentPageSchema } from '@/lib/domain/operator/operator-readings';
import { oneOf } from '@/lib/domain/values/inputs';
import {
  paymentOrder,
  readOperatorPayments,
} from '@/server/database/repositories/operators/operators-read-payments';
import { pageOf } from '../../http/paging';
import { referenceSchema, suiteSchema, timeSchema } from '../fields';
import { nameKeySchema, pageQuery, reading } from './reading';

const querySchema = z
  .strictObject({
    reference: referenceSchema.optional(),
    suiteNumber: suiteSchema.optional(),
    status: oneOf(paymentStatuses).optional(),
    receivedSince: timeSchema.optional(),
    receivedBefore: timeSchema.optional(),
    ...pageQuery,
  })
  .refine(({ receivedSince = '', receivedBefore = '9999' }) => receivedSince <= receivedBefore, {
    path: ['receivedBefore'],
    error: 'must not be before receivedSince',
  });

/** GET operator/payments. */
export const payments = reading({
  scope: 'payments:read',
  query: querySchema,
  page: operatorPaymentPageSchema,
  read: (db, warehouseId, query) =>
    readOperatorPayments(db, warehouseId, { ...query, ...pageOf(query, paymentOrder, nameKeySchema) }),
});
