import { createHash } from 'node:crypto';
import { creditorReference } from '@/lib/domain/values/check-digits';
import type { TransferDetails } from '@/lib/domain/billing/payment';
import type { Money } from '@/lib/domain/values/common';
import { epcQrText } from '@/lib/domain/billing/epc-qr';
import type { BankAccount } from '@/lib/runtime/settings/payments';
import { dayMs } from '@/lib/domain/values/milliseconds';
import { MessageRefused, ProviderRefused, type PaymentProvider } from '../provider';

/** Days in which a transfer is expected; one that comes later still finds its payment. */
const openDays = 60;

/** Digits of a reference between its check digits and its end: few enough to type. */
const digits = 16;

/** The structured reference of a payment, the same each time. */
function referenceOf(paymentId: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(paymentId).digest('hex')}`);
  return creditorReference(String(hash % 10n ** BigInt(digits)).padStart(digits, '0'));
}

/**
 * Transfers from the customer's bank to the warehouse's account in their currency. What has come is brought in from the
 * bank's file (server/product-api/payments/import-transfers.ts): a bank sends no messages, and no money by itself.
 */
export function bankTransferProvider(accounts: readonly BankAccount[], clock: () => Date): PaymentProvider {
  const transferWith = (money: Money, reference: string): TransferDetails | undefined => {
    const account = accounts.find(({ currency }) => currency === money.currency);
    if (!account) return undefined;
    const { currency, holder, iban, bic, details } = account;
    const qr =
      iban !== undefined && currency === 'EUR'
        ? epcQrText({ holder, iban, bic, amount: money.amount, reference })
        : undefined;
    return { holder, iban, bic, details, reference, qr };
  };
  return {
    name: 'bank_transfer',
    method: 'bank_transfer',
    currencies: accounts.map(({ currency }) => currency),
    isHosted: false,
    start: async ({ paymentId, money }) => {
      const reference = referenceOf(paymentId);
      const transfer = transferWith(money, reference);
      if (!transfer) throw new ProviderRefused('currency');
      return { reference, transfer };
    },
    transferWith,
    read: async ({ startedAt }) => {
      const until = startedAt.getTime() + openDays * dayMs;
      return clock().getTime() > until ? [{ kind: 'ended', how: 'cancelled' }] : [];
    },
    verifyMessage: async () => {
      throw new MessageRefused('A bank sends no messages');
    },
  };
}
