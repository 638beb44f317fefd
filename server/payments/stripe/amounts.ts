import type { Money } from '@/lib/domain/values/common';
import { decimalsOf } from '@/lib/format/currency';
import { ProviderRefused } from '../provider';

/**
 * The decimals of Stripe's amounts where they are not ISO 4217's: https://docs.stripe.com/currencies. It wants the last
 * decimal of currencies with three to be 0.
 */
const stripeDecimals: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 };

const stepOf = (currency: string) => (decimalsOf(currency) === 3 ? 10 : 1);

const exponentOf = (currency: string) =>
  (stripeDecimals[currency] ?? decimalsOf(currency)) - decimalsOf(currency);

/** An amount as Stripe wants it. @throws ProviderRefused for one that it has no number for */
export function toStripe({ amount, currency }: Money): { unit_amount: number; currency: string } {
  const scaled = amount * 10 ** exponentOf(currency);
  if (!Number.isSafeInteger(scaled) || scaled % stepOf(currency) !== 0) throw new ProviderRefused('amount');
  return { unit_amount: scaled, currency: currency.toLowerCase() };
}

/** The same the other way. */
export function fromStripe(amount: number, stripeCurrency: string): Money {
  const currency = stripeCurrency.toUpperCase();
  return { amount: Math.round(amount / 10 ** exponentOf(currency)), currency };
}
