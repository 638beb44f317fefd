import type { Money } from '@/lib/domain/values/common';
import { decimalsOf } from './currency';

/** An amount for programs and the forms of others, with all its cents: 1250 USD is `12.50`, -300 is `-3.00`, 12 JPY is `12`. */
export function plainAmount({ amount, currency }: Money): string {
  const places = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  const [whole, cents] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  return `${amount < 0 ? '-' : ''}${whole}${cents && `.${cents}`}`;
}
