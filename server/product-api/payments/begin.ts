import { AppError, ErrorCode } from '@/lib/contract/errors';
import { log } from '@/lib/runtime/log';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import type { AccountRow } from '@/server/database/repositories/accounts/accounts';
import { serialiseAccount } from '@/server/database/repositories/packages/tracking';
import {
  lockCollected,
  noteStarted,
  readCollected,
  type CollectedPayment,
} from '@/server/database/repositories/payments/provider-payments';
import { numbersOf } from '@/server/database/repositories/operators/operators-invoices';
import { inFours } from '@/lib/domain/values/check-digits';
import {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentProvider,
  type StartedPayment,
} from '@/server/payments/provider';
import { invalidFields } from '../http/input';
import { endUnstarted } from './end-unstarted';

type Payer = Pick<AccountRow, 'id' | 'warehouseId' | 'email' | 'language'>;

interface Beginning {
  provider: PaymentProvider;
  /** Where the browser goes afterwards, by the payment's id. */
  returnUrl: (paymentId: string) => string;
  now: Date;
}

/** What the customer reads at the provider. */
async function descriptionOf(db: Database, payer: Payer, { collected }: CollectedPayment): Promise<string> {
  const ids = collected.asked.parts.map(({ invoiceId }) => invoiceId);
  const [number] = (await numbersOf(db, payer.warehouseId, ids)).values();
  if (number === undefined) return text('paymentsPage.deposit');
  return ids.length === 1
    ? text('paymentsPage.ofInvoice', { number })
    : text('paymentsPage.ofInvoices', { count: ids.length });
}

const refusals = {
  currency: (currency: string) => ({ method: text('answersPage.methodCurrency', { currency }) }),
  amount: () => ({ method: text('answersPage.methodAmount') }),
  other: () => ({ method: text('answersPage.methodRefused') }),
};

/** A payment that its provider does not take has ended; the customer may choose another way. */
async function refuse(
  db: Database,
  payer: Payer,
  { payment }: CollectedPayment,
  error: ProviderRefused,
  now: Date,
): Promise<never> {
  log.warn('payment_refused', { paymentId: payment.id, reason: error.reason, detail: error.detail });
  await db.transaction(async (tx) => {
    await serialiseAccount(tx, payer.id);
    const locked = await lockCollected(tx, payer.id, payment.id);
    if (locked?.payment.status !== 'pending') return;
    await endUnstarted(tx, locked, payer.warehouseId, now);
  });
  throw invalidFields(refusals[error.reason](payment.currency));
}

/**
 * Begins a payment at its provider, unless that is done already. It asks the provider outside of any transaction, and may
 * be called again at any time.
 * @throws AppError 15 while the provider is away: nothing is lost, and the same may be asked again; 1010 when it does not
 * take the payment
 */
export async function beginPayment(
  db: Database,
  payer: Payer,
  paymentId: string,
  { provider, returnUrl, now }: Beginning,
): Promise<void> {
  const found = await readCollected(db, payer.id, paymentId);
  if (found?.payment.status !== 'pending' || found.collected.reference !== null) return;
  const { payment, collected } = found;
  let started: StartedPayment;
  try {
    started = await provider.start({
      paymentId,
      money: { amount: payment.amount, currency: payment.currency },
      description: await descriptionOf(db, payer, found),
      customer: { email: payer.email, language: payer.language },
      returnUrl: returnUrl(paymentId),
      startedAt: collected.startedAt,
    });
  } catch (error) {
    if (error instanceof ProviderRefused) return refuse(db, payer, found, error, now);
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn('payment_provider_away', { provider: provider.name, error });
    throw new AppError(ErrorCode.serverError, text('answersPage.providerAway'), { cause: error });
  }
  const { reference, url = null, expiresAt = null, transfer = null } = started;
  const label = transfer ? inFours(reference) : undefined;
  await noteStarted(db, collected, { reference, url, expiresAt, transfer }, label);
}
