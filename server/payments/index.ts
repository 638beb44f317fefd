import type { Settings } from '@/lib/runtime/settings/settings';
import type { Database } from '@/server/database';
import { bankTransferProvider } from './bank-transfer';
import type { PaymentProvider } from './provider';
import { stripeProvider } from './stripe';
import { testProvider } from './test';

interface Dependencies {
  db: Database;
  settings: Pick<Settings, 'payments' | 'publicOrigin'>;
  /** The installation's. */
  secret: string;
  clock: () => Date;
}

/** The providers by which customers of this installation pay, in the order in which they are offered. */
export function createPaymentProviders({ db, settings, secret, clock }: Dependencies): PaymentProvider[] {
  const { payments, publicOrigin } = settings;
  return [
    ...(payments.stripe ? [stripeProvider(payments.stripe, { clock })] : []),
    ...(payments.bankAccounts.length > 0 ? [bankTransferProvider(payments.bankAccounts, clock)] : []),
    ...(payments.test ? [testProvider({ db, secret, clock, publicOrigin })] : []),
  ];
}
