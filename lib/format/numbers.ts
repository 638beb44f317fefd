import { memo } from './memo';

const upTo = /* @__PURE__ */ memo(
  (digits) =>
    new Intl.NumberFormat('en-US', { maximumFractionDigits: Number(digits), signDisplay: 'negative' }),
);

/** To two decimals, halves away from zero, by the decimal digits: 1.005 is 1.01 (SPEC section 9). */
export function roundTo2(value: number): number {
  const [digits, exponent = '0'] = Math.abs(value).toString().split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  const [back, power = '0'] = scaled.toString().split('e');
  return Math.sign(value) * Number(`${back}e${Number(power) - 2}`) + 0;
}

/**
 * The en-US format: `1,234.5`, with at most `maxDecimals` decimals. Halves are rounded away from zero by the decimal
 * digits, because Intl is given those digits and not the binary number near them.
 */
export function formatNumber(value: number, maxDecimals = 2): string {
  return upTo(String(maxDecimals)).format(String(value) as `${number}`);
}
