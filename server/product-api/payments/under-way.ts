import type { AppError } from '@/lib/contract/errors';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import type { AccountRow } from '@/server/database/repositories/accounts/accounts';
import {
  pendingPayments,
  type CollectedPayment,
} from '@/server/database/repositories/payments/provider-payments';
import type { PaymentProvider } from '@/server/payments/provider';
import { notAllowed } from '../not-allowed';
import { endUnstarted } from './end-unstarted';
import type { Wanted } from './selection';

type Payer = Pick<AccountRow, 'id' | 'warehouseId'>;

/** Seconds in which a provider has answered or never will. */
const startingSeconds = 30;

/** Any payments that were never begun at their provider: nobody can pay them. */
async function withoutUnstarted(
  tx: Database,
  pending: readonly CollectedPayment[],
  payer: Payer,
  now: Date,
): Promise<CollectedPayment[]> {
  const latest = now.getTime() - startingSeconds * 1000;
  const isDead = ({ collected: { reference, startedAt } }: CollectedPayment) =>
    reference === null && startedAt.getTime() < latest;
  for (const dead of pending.filter(isDead)) await endUnstarted(tx, dead, payer.warehouseId, now);
  return pending.filter((one) => !isDead(one));
}

/** An account's payments that their provider may still collect. The account must be locked. */
export const openPayments = async (tx: Database, payer: Payer, now: Date): Promise<CollectedPayment[]> =>
  withoutUnstarted(tx, await pendingPayments(tx, payer.id), payer, now);

/** A payment at a provider that is under way, and pays some of the same. */
function underWay(pending: readonly CollectedPayment[], { asked }: Wanted, hosted: ReadonlySet<string>) {
  const ids = new Set(asked.parts.map(({ invoiceId }) => invoiceId));
  return pending.find(
    ({ collected }) =>
      hosted.has(collected.provider) && collected.asked.parts.some(({ invoiceId }) => ids.has(invoiceId)),
  );
}

function refuseTwice({ payment, collected }: CollectedPayment, { invoices }: Wanted): AppError {
  const taken = new Set(collected.asked.parts.map(({ invoiceId }) => invoiceId));
  const number = invoices.find(({ id }) => taken.has(id))?.number ?? '';
  const amount = formatMoney({ amount: payment.amount, currency: payment.currency });
  return notAllowed(text('answersPage.paymentUnderWay', { number, amount }));
}

/**
 * Refuses to pay what a payment under way at a hosted provider pays already.
 * @throws AppError 1042
 */
export function refuseUnderWay(
  pending: readonly CollectedPayment[],
  wanted: Wanted,
  providers: readonly PaymentProvider[],
): void {
  const hosted = new Set(providers.filter(({ isHosted }) => isHosted).map(({ name }) => name));
  const other = underWay(pending, wanted, hosted);
  if (other) throw refuseTwice(other, wanted);
}
