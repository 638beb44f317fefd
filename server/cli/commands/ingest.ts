import { z } from 'zod';
import { log } from '@/lib/runtime/log';
import { readRow } from '@/server/product-api/tracking/read-rows';
import { ingestTracker } from '@/server/product-api/tracking/ingest';
import type { CommandContext } from './context';
import { requirePresentCustomer } from './customer';

const bodySchema = z.object({
  /** E-mail address or suite number. */
  customer: z.string().trim().min(1),
  rows: z.array(z.object({ index: z.int().nonnegative(), row: z.unknown() })).max(10_000),
});

const issueSchema = z.object({ field: z.string(), reason: z.string() });

/** The results of the rows of a file, in their order. */
export const ingestResultSchema = z.object({
  rows: z.array(
    z.object({
      index: z.int(),
      outcome: z.enum(['created', 'updated', 'unchanged', 'rejected']),
      newEvents: z.int(),
      duplicateEvents: z.int(),
      issues: z.array(issueSchema),
      /** Statuses that the source's table lacks; their events are stored as scans. */
      unknownStatuses: z.array(z.string()),
    }),
  ),
});
export type IngestResult = z.infer<typeof ingestResultSchema>;
export type IngestedRow = IngestResult['rows'][number];

type Account = Awaited<ReturnType<typeof requirePresentCustomer>>;

async function ingestRow(
  { db, clock }: CommandContext,
  account: Account,
  index: number,
  row: unknown,
): Promise<IngestedRow> {
  const { tracker, issues, unknownStatuses = [] } = readRow(row);
  const rejected = { index, outcome: 'rejected' as const, newEvents: 0, duplicateEvents: 0, unknownStatuses };
  if (!tracker) return { ...rejected, issues };
  try {
    const result = await ingestTracker(db, { account, tracker, source: 'import', now: clock() });
    const { outcome, newEvents, duplicateEvents } = result;
    return { index, outcome, newEvents, duplicateEvents, issues, unknownStatuses };
  } catch (error) {
    log.error('ingest_row_failed', { index, error });
    const reason = 'could not be stored; see the server log';
    return { ...rejected, issues: [...issues, { field: 'row', reason }] };
  }
}

/**
 * Imports rows of a carrier's file into a customer's account. An invalid row is reported and the others are stored.
 * @throws RefusedError when there is no such customer
 */
export async function ingest(context: CommandContext, body: unknown): Promise<IngestResult> {
  const { customer, rows } = bodySchema.parse(body);
  const account = await requirePresentCustomer(context, customer);
  const results: IngestedRow[] = [];
  for (const { index, row } of rows) results.push(await ingestRow(context, account, index, row));
  return { rows: results };
}
