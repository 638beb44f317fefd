import { isolated } from './direction';
import { formatNumber } from './numbers';

export type UnitSystem = 'metric' | 'imperial';

const gramsPerPound = 453.59237;
const millimetresPerInch = 25.4;

/** A number and its unit, which don't wrap: `3 days`. */
export function formatQuantity(quantity: number | string, unit: string, maxDecimals = 2): string {
  const figures = typeof quantity === 'string' ? quantity : formatNumber(quantity, maxDecimals);
  return isolated(`${figures}\u00a0${unit}`);
}

const unitAfterNumber = /(\d) (kg|g|lb|oz|cm|mm|m|in|ft|km|mi|kB|MB|GB|%)(?![\p{L}\p{N}])/gu;

/** A foreign text in which no number wraps apart from its unit. */
export function keepUnits(text: string): string {
  return text.replace(unitAfterNumber, '$1\u00a0$2');
}

/** Grams as `2.84 kg` or `6.26 lb`. */
export function formatWeight(grams: number, unitSystem: UnitSystem): string {
  const [value, unit] = unitSystem === 'metric' ? [grams / 1000, 'kg'] : [grams / gramsPerPound, 'lb'];
  const tooLight = value > 0 && value < 0.005;
  return formatQuantity(tooLight ? '<\u00a00.01' : value, unit);
}

/** Millimetres as `30 × 20 × 10.5 cm` or `11.8 × 7.9 × 4.1 in`. */
export function formatDimensions(
  size: { length: number; width: number; height: number },
  unitSystem: UnitSystem,
): string {
  const [divisor, unit] = unitSystem === 'metric' ? [10, 'cm'] : [millimetresPerInch, 'in'];
  const sides = [size.length, size.width, size.height].map((side) => formatNumber(side / divisor, 1));
  return formatQuantity(sides.join(' × '), unit);
}
