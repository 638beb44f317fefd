import { memoByLanguage } from './memo';

const upTo = /* @__PURE__ */ memoByLanguage(
  (locale, digits) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: Number(digits), signDisplay: 'negative' }),
);

/** To two decimals, halves away from zero, by the decimal digits: 1.005 is 1.01 (SPEC section 9). */
export function roundTo2(value: number): number {
  const [digits, exponent = '0'] = Math.abs(value).toString().split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  const [back, power = '0'] = scaled.toString().split('e');
  return Math.sign(value) * Number(`${back}e${Number(power) - 2}`) + 0;
}

/**
 * `1,234.5` in US English, with at most `maxDecimals` decimals. Halves are rounded away from zero by the decimal
 * digits, because Intl is given those digits and not the binary number near them.
 */
export function formatNumber(value: number, maxDecimals = 2): string {
  return upTo(String(maxDecimals)).format(String(value) as `${number}`);
}
