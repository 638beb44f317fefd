import { payableOf } from '@/lib/domain/billing/invoice-status';
import type { Database } from '@/server/database';
import { creditToApply } from '@/server/database/repositories/payments/credit';
import { lockPayable } from '@/server/database/repositories/payments/provider-payments';
import { applyCreditTo } from './apply';

/**
 * Applies the credit of customers whose warehouse has that done automatically (decision 065): for the open invoice that is
 * due first, and on for the next. In the transaction of what has made an invoice due or brought credit, with the
 * accounts locked and the ledger posted.
 */
export async function applyCreditByRule(
  tx: Database,
  accountIds: Iterable<string>,
  now: Date,
): Promise<void> {
  for (const owner of await creditToApply(tx, [...new Set(accountIds)])) {
    const invoices = await lockPayable(tx, owner.accountId, { currency: owner.currency });
    const targets = invoices.map((invoice) => ({ invoice, most: payableOf(invoice) }));
    await applyCreditTo(tx, owner, targets, now);
  }
}
