import { isolated, leftToRight } from './direction';
import { memoByLanguage } from './memo';
import { formatNumber } from './numbers';

export type UnitSystem = 'metric' | 'imperial';

/** The units of an account; metric ones where it has a system that the portal does not know. */
export const unitsOf = (system: string): UnitSystem => (system === 'imperial' ? 'imperial' : 'metric');

const gramsPerPound = 453.59237;
const millimetresPerInch = 25.4;

/** The units that every language has words for; others are shown as they were sent. */
const intlUnits = { kg: 'kilogram', lb: 'pound', cm: 'centimeter', in: 'inch' } as const;

type KnownUnit = keyof typeof intlUnits;

const isKnown = (unit: string): unit is KnownUnit => Object.hasOwn(intlUnits, unit);

const withUnit = /* @__PURE__ */ memoByLanguage(
  (locale, unit) => new Intl.NumberFormat(locale, { style: 'unit', unit }),
);

const unitParts = (quantity: number, unit: KnownUnit) =>
  withUnit(intlUnits[unit])
    .formatToParts(quantity)
    .map(({ type, value }) => ({ type, value: value.replaceAll(/\s/g, '\u00a0') }));

/** Figures and their unit in the reader's language. @param quantity what its plural form goes by */
function measured(figures: string, quantity: number, unit: KnownUnit): string {
  const parts = unitParts(quantity, unit);
  const isAround = ({ type }: { type: string }) => type === 'unit' || type === 'literal';
  const first = parts.findIndex((part) => !isAround(part));
  if (first === -1) return isolated(`${figures}\u00a0${parts.map(({ value }) => value).join('')}`);
  const words = parts.flatMap((part, index) =>
    index === first ? [figures] : isAround(part) ? [part.value] : [],
  );
  return isolated(words.join(''));
}

/** A unit in the reader's language, such as `lb`; an unknown one as it is. */
export function unitName(unit: string): string {
  if (!isKnown(unit)) return unit;
  return unitParts(1, unit).find(({ type }) => type === 'unit')?.value ?? unit;
}

/** A number and its unit, which don't wrap: `3 days`. */
export function formatQuantity(quantity: number, unit: string, maxDecimals = 2): string {
  const figures = formatNumber(quantity, maxDecimals);
  return isKnown(unit) ? measured(figures, quantity, unit) : isolated(`${figures}\u00a0${unit}`);
}

const unitAfterNumber = /(\d) (kg|g|lb|oz|cm|mm|m|in|ft|km|mi|kB|MB|GB|%)(?![\p{L}\p{N}])/gu;

/** A foreign text in which no number wraps apart from its unit. */
export function keepUnits(text: string): string {
  return text.replace(unitAfterNumber, '$1\u00a0$2');
}

/** Grams as `2.84 kg` or `6.26 lb`. */
export function formatWeight(grams: number, unitSystem: UnitSystem): string {
  const [value, unit] =
    unitSystem === 'metric' ? ([grams / 1000, 'kg'] as const) : ([grams / gramsPerPound, 'lb'] as const);
  const tooLight = value > 0 && value < 0.005;
  if (!tooLight) return formatQuantity(value, unit);
  return measured(leftToRight(`<\u00a0${formatNumber(0.01)}`), 0.01, unit);
}

/** What a float may be off after a conversion, in units of the last decimal. */
const noise = 1e-9;

/**
 * Grams as a weight that is rounded up to a step: exact as `2.041 kg`, and in pounds itself rounded up, as `4.5 lb`, so
 * that whoever rounds the figure shown comes to the same step as whoever rounds the grams.
 * @param decimals of pounds: as many as the step has, at least 2
 */
export function formatWeightRoundedUp(grams: number, unitSystem: UnitSystem, decimals: 2 | 3): string {
  if (unitSystem === 'metric') return formatQuantity(grams / 1000, 'kg', 3);
  const parts = 10 ** decimals;
  const pounds = Math.ceil((grams / gramsPerPound) * parts - noise) / parts;
  return formatQuantity(pounds, 'lb', decimals);
}

/** Millimetres as `30.5 cm` or `12 in`. */
export const formatLength = (millimetres: number, unitSystem: UnitSystem): string =>
  unitSystem === 'metric'
    ? formatQuantity(millimetres / 10, 'cm', 1)
    : formatQuantity(millimetres / millimetresPerInch, 'in', 1);

/** Millimetres as `30 × 20 × 10.5 cm` or `11.8 × 7.9 × 4.1 in`; the sides from left to right in every language. */
export function formatDimensions(
  size: { length: number; width: number; height: number },
  unitSystem: UnitSystem,
): string {
  const [divisor, unit] =
    unitSystem === 'metric' ? ([10, 'cm'] as const) : ([millimetresPerInch, 'in'] as const);
  const sides = [size.length, size.width, size.height].map((side) => side / divisor);
  const figures = sides.map((side) => formatNumber(side, 1)).join(' × ');
  return measured(leftToRight(figures), sides.at(-1) ?? 0, unit);
}
