import { z } from 'zod';
import { invoiceStatuses } from '@/lib/domain/billing/invoice';
import { operatorInvoicePageSchema } from '@/lib/domain/operator/operator-readings';
import { oneOf } from '@/lib/domain/values/inputs';
import {
  invoiceOrder,
  readOperatorInvoices,
} from '@/server/database/repositories/operators/operators-read-invoices';
import { pageOf } from '../../http/paging';
import { daySchema, referenceSchema, suiteSchema, timeSchema } from '../fields';
import { nameKeySchema, pageQuery, reading } from './reading';

const querySchema = z
  .strictObject({
    number: referenceSchema.optional(),
    suiteNumber: suiteSchema.optional(),
    status: oneOf(invoiceStatuses).optional(),
    issuedFrom: daySchema.optional(),
    issuedTo: daySchema.optional(),
    updatedSince: timeSchema.optional(),
    ...pageQuery,
  })
  .refine(({ issuedFrom = '', issuedTo = '9999' }) => issuedFrom <= issuedTo, {
    path: ['issuedTo'],
    error: 'must not be before issuedFrom',
  });

/** GET operator/invoices. */
export const invoices = reading({
  scope: 'invoices:read',
  query: querySchema,
  page: operatorInvoicePageSchema,
  read: (db, warehouseId, query) =>
    readOperatorInvoices(db, warehouseId, { ...query, ...pageOf(query, invoiceOrder, nameKeySchema) }),
});
