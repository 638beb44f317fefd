import Stripe from 'stripe';
import { z } from 'zod';
import { ProviderRefused, ProviderUnavailable } from '../provider';

/** What an error of Stripe's package means here: what it refuses it will refuse again, all else may pass. */
function meaningOf(error: unknown): unknown {
  if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) return error;
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const { code = '', param = '' } = error;
    const reason = code.startsWith('amount_too_')
      ? 'amount'
      : param.includes('currency')
        ? 'currency'
        : 'other';
    return new ProviderRefused(reason, `${code} ${param}`.trim());
  }
  if (error instanceof Stripe.errors.StripeError || error instanceof z.ZodError) {
    return new ProviderUnavailable('Stripe does not answer as it should', { cause: error });
  }
  return error;
}

/** Asks Stripe for something. @throws ProviderRefused, ProviderUnavailable */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw meaningOf(error);
  }
}

/**
 * The same for what only asks: that Stripe knows nothing of a payment, such as with other keys, decides nothing.
 * @throws ProviderUnavailable
 */
export async function reading<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await asking(ask);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    throw new ProviderUnavailable('Stripe does not know this payment', { cause: error });
  }
}
