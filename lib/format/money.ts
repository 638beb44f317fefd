import type { Money } from '../domain/common';
import { memo } from './memo';

const exact = /* @__PURE__ */ memo(
  (currency) => new Intl.NumberFormat('en-US', { style: 'currency', currency, signDisplay: 'negative' }),
);
const rounded = /* @__PURE__ */ memo(
  (currency) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
      signDisplay: 'negative',
    }),
);

/** Minor units as an amount in the currency's own unit: 12345 USD is 123.45, 12345 JPY is 12345. */
function toMajor({ amount, currency }: Money): number {
  return amount / 10 ** (exact(currency).resolvedOptions().maximumFractionDigits ?? 2);
}

/** With cents, where money is due: `$1,234.50`, `¥12,345`, `-€3.00`. */
export function formatMoney(money: Money): string {
  return exact(money.currency).format(toMajor(money));
}

/** Without decimals, for dashboards (SPEC section 9): `$1,235`. */
export function formatMoneyRounded(money: Money): string {
  return rounded(money.currency).format(toMajor(money));
}
