import { z } from 'zod';
import { operatorPaymentIssuePageSchema } from '@/lib/domain/operator/operator-readings';
import { instantSchema } from '@/lib/domain/values/common';
import { issueOrder } from '@/server/database/repositories/payments/provider-messages';
import { pageOf } from '../http/paging';
import { readIssues } from '../payments/issues';
import { timeSchema } from './fields';
import { managingCall, type ManagingCall } from './managing';
import { pageQuery } from './reads/reading';

/** What operators' systems learn of payments that need somebody's eye, by name. */
export const operatorPaymentCalls: Record<string, ManagingCall> = {
  paymentIssues: managingCall({
    method: 'GET',
    summary: 'What payment providers told that was not booked, or not as it was asked for, newest first',
    scope: 'payments:read',
    input: z.strictObject({ seenSince: timeSchema.optional(), ...pageQuery }),
    answer: operatorPaymentIssuePageSchema,
    act: ({ operator: { warehouseId }, dependencies: { db } }, query) =>
      readIssues(db, warehouseId, { ...query, ...pageOf(query, issueOrder, instantSchema) }),
  }),
};
