import type { Money } from '@/lib/domain/values/common';
import { decimalsOf } from './currency';
import { leftToRight } from './direction';
import { memoByLanguage } from './memo';

const style = { style: 'currency', signDisplay: 'negative' } as const;

const exact = /* @__PURE__ */ memoByLanguage((locale, currency) => {
  const digits = decimalsOf(currency);
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { ...style, currency, ...places });
});
const rounded = /* @__PURE__ */ memoByLanguage(
  (locale, currency) => new Intl.NumberFormat(locale, { ...style, currency, maximumFractionDigits: 0 }),
);

/** Minor units as an amount in the currency's own unit: 12345 USD is 123.45, 12345 JPY is 12345. */
const toMajor = ({ amount, currency }: Money) => amount / 10 ** decimalsOf(currency);

/** With cents, for amounts due: `$1,234.50`, `¥12,345`, `-€3.00`. */
export function formatMoney(money: Money): string {
  return leftToRight(exact(money.currency).format(toMajor(money)));
}

/** Without decimals, for dashboards (SPEC section 9): `$1,235`. */
export function formatMoneyRounded(money: Money): string {
  return leftToRight(rounded(money.currency).format(toMajor(money)));
}
