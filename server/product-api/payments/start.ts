import { isDeepStrictEqual } from 'node:util';
import type { PaymentStart } from '@/lib/domain/billing/payment';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import type { AccountRow } from '@/server/database/repositories/accounts/accounts';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { serialiseAccount } from '@/server/database/repositories/packages/tracking';
import {
  addCollected,
  type CollectedPayment,
} from '@/server/database/repositories/payments/provider-payments';
import type { PaymentProvider } from '@/server/payments/provider';
import { invalidFields } from '../http/input';
import { sumOf } from '../ledger/booked';
import { wantedBy, type Wanted } from './selection';
import { openPayments, refuseUnderWay } from './under-way';

type Payer = Pick<AccountRow, 'id' | 'warehouseId'>;

const isSame = ({ payment, collected }: CollectedPayment, { asked, currency }: Wanted, provider: string) =>
  collected.provider === provider &&
  payment.currency === currency &&
  isDeepStrictEqual(collected.asked, asked);

async function add(
  tx: Database,
  payer: Payer,
  { asked, currency }: Wanted,
  provider: PaymentProvider,
  now: Date,
): Promise<string> {
  const id = newId('pay');
  const amount = sumOf(asked.parts) + asked.deposit;
  const { id: accountId, warehouseId } = payer;
  await addCollected(tx, {
    payment: {
      id,
      accountId,
      warehouseId,
      operatorReference: id,
      status: 'pending',
      method: provider.method,
      amount,
      currency,
      reference: `P-${id.slice(-8).toUpperCase()}`,
      allocations: asked.parts,
      toldAllocations: null,
      amountRefunded: 0,
      amountTakenBack: 0,
      receivedAt: now,
    },
    collected: {
      accountId,
      paymentId: id,
      provider: provider.name,
      reference: null,
      url: null,
      expiresAt: null,
      transfer: null,
      charge: null,
      asked,
      facts: {},
      takenOff: [],
      startedAt: now,
    },
  });
  const data = { amount, currency };
  await recordEvents(tx, [{ kind: 'payment.started', data, accountId, warehouseId, subjectId: id }], now);
  return id;
}

/**
 * Decides what a customer pays, of what is due at this moment. What a payment under way pays already is not paid twice:
 * the same again is that payment, whichever window asks. Call it within a transaction.
 * @returns the payment's id; it is yet to be begun at the provider (./begin)
 * @throws AppError 1001, 1010, 1042 where nothing is due or another payment pays some of it
 */
export async function placePayment(
  tx: Database,
  payer: Payer,
  start: PaymentStart,
  {
    providers,
    provider,
    now,
  }: { providers: readonly PaymentProvider[]; provider: PaymentProvider; now: Date },
): Promise<string> {
  await serialiseAccount(tx, payer.id);
  const wanted = await wantedBy(tx, payer.id, start);
  if (provider.currencies && !provider.currencies.includes(wanted.currency)) {
    throw invalidFields({ method: text('answersPage.methodCurrency', { currency: wanted.currency }) });
  }
  const pending = await openPayments(tx, payer, now);
  const same =
    wanted.asked.parts.length > 0 ? pending.find((one) => isSame(one, wanted, provider.name)) : undefined;
  if (same) return same.payment.id;
  if (provider.isHosted) refuseUnderWay(pending, wanted, providers);
  return add(tx, payer, wanted, provider, now);
}
