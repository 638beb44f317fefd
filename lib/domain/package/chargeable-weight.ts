import type { Package } from './package';

/** cm³ per kilogram; in millimetres and grams the same number of mm³ per gram. */
export const volumetricDivisor = 5000;

type Dimensions = NonNullable<Package['dimensions']>;

/** The dimensional weight, in grams, of a box of this size (in millimetres). */
export function dimensionalWeightOf({ length, width, height }: Dimensions): number {
  return Math.ceil((length * width * height) / volumetricDivisor);
}

/** The weight, in grams, that shipping is charged by: the larger of weight and dimensional weight. */
export function chargeableWeightOf(weight: number, dimensions: Dimensions): number {
  return Math.max(weight, dimensionalWeightOf(dimensions));
}
