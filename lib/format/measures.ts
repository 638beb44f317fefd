import { formatNumber } from './numbers';

/** An account's choice. */
export type UnitSystem = 'metric' | 'imperial';

const gramsPerPound = 453.59237;
const millimetresPerInch = 25.4;

/** Grams as `2.84 kg` or `6.26 lb`. */
export function formatWeight(grams: number, unitSystem: UnitSystem): string {
  const [value, unit] = unitSystem === 'metric' ? [grams / 1000, 'kg'] : [grams / gramsPerPound, 'lb'];
  const tooLight = value > 0 && value < 0.005;
  return `${tooLight ? '< 0.01' : formatNumber(value)} ${unit}`;
}

/** Millimetres as `30 × 20 × 10.5 cm` or `11.8 × 7.9 × 4.1 in`. */
export function formatDimensions(
  size: { length: number; width: number; height: number },
  unitSystem: UnitSystem,
): string {
  const [divisor, unit] = unitSystem === 'metric' ? [10, 'cm'] : [millimetresPerInch, 'in'];
  const sides = [size.length, size.width, size.height].map((side) => formatNumber(side / divisor, 1));
  return `${sides.join(' × ')} ${unit}`;
}
