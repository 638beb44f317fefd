import type { PaidSelection, AppliedCredit } from '@/lib/domain/billing/payment';
import type { Database } from '@/server/database';
import type { AccountRow } from '@/server/database/repositories/accounts/accounts';
import { serialiseAccount } from '@/server/database/repositories/packages/tracking';
import { creditOf } from '@/server/database/repositories/payments/credit';
import type { PaymentProvider } from '@/server/payments/provider';
import { sumOf } from '../ledger/booked';
import { wantedBy } from '../payments/selection';
import { openPayments, refuseUnderWay } from '../payments/under-way';
import { applyCreditTo } from './apply';

type Customer = Pick<AccountRow, 'id' | 'warehouseId'>;

/**
 * Puts a customer's credit on what they chose, of what is due at this moment; the invoice that is due first gets it
 * first. Without credit nothing changes. Call it within a transaction.
 * @throws AppError 1001, 1010; 1042 where nothing is due, or a payment under way pays some of it
 */
export async function applyCreditByChoice(
  tx: Database,
  customer: Customer,
  selection: PaidSelection,
  { providers, now }: { providers: readonly PaymentProvider[]; now: Date },
): Promise<AppliedCredit> {
  const { id: accountId, warehouseId } = customer;
  await serialiseAccount(tx, accountId);
  const wanted = await wantedBy(tx, accountId, selection);
  const { asked, currency, invoices } = wanted;
  const hasCredit = (await creditOf(tx, accountId)).some((credit) => credit.currency === currency);
  if (hasCredit) refuseUnderWay(await openPayments(tx, customer, now), wanted, providers);
  const most = new Map(asked.parts.map(({ invoiceId, amount }) => [invoiceId, amount]));
  const targets = invoices.map((invoice) => ({ invoice, most: most.get(invoice.id) ?? 0 }));
  const amounts = hasCredit
    ? await applyCreditTo(tx, { accountId, warehouseId, currency }, targets, now)
    : new Map<string, number>();
  const money = (amount: number) => ({ amount, currency });
  const parts = targets.map(({ invoice: { id, number }, most: amount }) => {
    const applied = amounts.get(id) ?? 0;
    return { id, number, applied: money(applied), left: money(amount - applied) };
  });
  return { applied: money(sumOf(parts.map(({ applied }) => applied))), invoices: parts };
}
