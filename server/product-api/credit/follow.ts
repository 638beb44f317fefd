import type { Database } from '@/server/database';
import type { Posting } from '@/server/database/repositories/ledger/post';
import type { InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';
import { goOnPaid } from '../shipments/paid';
import { applyCreditByRule } from './by-rule';

/** What follows from postings that are stored: shipments that are paid now go on, and credit is applied by rule. */
export async function followPostings(
  tx: Database,
  { invoices, postings }: { invoices: readonly InvoiceRow[]; postings: readonly Posting[] },
  now: Date,
): Promise<void> {
  await goOnPaid(tx, invoices, now);
  await applyCreditByRule(
    tx,
    postings.map(({ accountId }) => accountId),
    now,
  );
}
