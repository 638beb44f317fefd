import { z } from 'zod';
import { operatorCreditNotePageSchema } from '@/lib/domain/operator/operator-readings';
import {
  creditNoteOrder,
  readOperatorCreditNotes,
} from '@/server/database/repositories/operators/operators-read-credit-notes';
import { pageOf } from '../../http/paging';
import { daySchema, referenceSchema, suiteSchema } from '../fields';
import { nameKeySchema, pageQuery, reading } from './reading';

const querySchema = z
  .strictObject({
    reference: referenceSchema.optional(),
    number: referenceSchema.optional(),
    invoiceNumber: referenceSchema.optional(),
    suiteNumber: suiteSchema.optional(),
    issuedFrom: daySchema.optional(),
    issuedTo: daySchema.optional(),
    ...pageQuery,
  })
  .refine(({ issuedFrom = '', issuedTo = '9999' }) => issuedFrom <= issuedTo, {
    path: ['issuedTo'],
    error: 'must not be before issuedFrom',
  });

/** GET operator/creditNotes. */
export const creditNotes = reading({
  scope: 'creditNotes:read',
  query: querySchema,
  page: operatorCreditNotePageSchema,
  read: (db, warehouseId, query) =>
    readOperatorCreditNotes(db, warehouseId, { ...query, ...pageOf(query, creditNoteOrder, nameKeySchema) }),
});
