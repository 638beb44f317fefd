import type { LedgerAccount } from '@/lib/domain/billing/ledger-account';
import { schema, type Database } from '../..';
import { newId } from '../../ids';
import { insertMany } from '../sql/bulk';

const { ledgerEntries, ledgerTransactions } = schema;

type TransactionRow = typeof ledgerTransactions.$inferInsert;

/** One side of a transaction: minor units above 0 to debit, below 0 to credit; 0 posts nothing. */
export interface Entry {
  ledgerAccount: LedgerAccount;
  debit: number;
  invoiceId?: string;
  paymentId?: string;
}

export type Posting = Pick<
  TransactionRow,
  'accountId' | 'warehouseId' | 'kind' | 'cause' | 'currency' | 'effectiveAt'
> & { entries: readonly Entry[] };

function rowsOf({ entries, ...posting }: Posting, postedAt: Date) {
  const transaction = { id: newId('ltx'), ...posting, postedAt };
  const rows = entries
    .filter(({ debit }) => debit !== 0)
    .map(({ ledgerAccount, debit, invoiceId = null, paymentId = null }, position) => ({
      accountId: posting.accountId,
      transactionId: transaction.id,
      position,
      ledgerAccount,
      direction: debit > 0 ? ('debit' as const) : ('credit' as const),
      amount: Math.abs(debit),
      invoiceId,
      paymentId,
    }));
  return { transaction, rows };
}

/**
 * Posts to the ledger, within the transaction of the database that stores what is posted. The invoices and payments
 * must be stored, and locked. The database refuses a posting that does not balance when it commits, and one whose cause
 * is posted already at once.
 */
export async function post(tx: Database, postings: readonly Posting[], now: Date): Promise<void> {
  const made = postings.map((posting) => rowsOf(posting, now)).filter(({ rows }) => rows.length > 0);
  await insertMany(
    tx,
    ledgerTransactions,
    made.map(({ transaction }) => transaction),
  );
  await insertMany(
    tx,
    ledgerEntries,
    made.flatMap(({ rows }) => rows),
  );
}
