import { z } from 'zod';
import {
  operatorPaymentIssuePageSchema,
  type OperatorPaymentIssuePage,
} from '@/lib/domain/operator/operator-readings';
import { readIssues } from '@/server/product-api/payments/issues';
import { importTransfers, type TransfersResult } from '@/server/product-api/payments/import-transfers';
import { readTransfers } from '@/server/product-api/payments/read-transfers';
import type { CommandContext } from './context';
import { requireWarehouse } from './warehouses';

const importSchema = z.object({ text: z.string(), dryRun: z.boolean() });

/** Books what came to the warehouse's bank accounts. */
export async function importBankFile({ db, clock }: CommandContext, body: unknown): Promise<TransfersResult> {
  const { text, dryRun } = importSchema.parse(body);
  const reading = readTransfers(text);
  if ('problem' in reading) return reading;
  const { entries, others } = reading;
  return { dryRun, others, transfers: await importTransfers(db, entries, { dryRun, now: clock() }) };
}

const issuesSchema = z.object({
  warehouse: z.string().trim().optional(),
  limit: z.int().min(1).max(200).default(20),
});

export const paymentIssuesSchema = operatorPaymentIssuePageSchema.shape.issues;

/**
 * What payment providers told that needs somebody's eye, newest first; without a warehouse that of all and of nobody.
 * @throws RefusedError when there is no such warehouse
 */
export async function listPaymentIssues(
  { db }: CommandContext,
  body: unknown,
): Promise<OperatorPaymentIssuePage['issues']> {
  const { warehouse, limit } = issuesSchema.parse(body);
  const id = warehouse === undefined ? undefined : (await requireWarehouse(db, warehouse)).id;
  return (await readIssues(db, id, { after: null, limit })).issues;
}
