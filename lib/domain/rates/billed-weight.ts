import type { RateUnit, Service } from './rate-set';

/** Hundred-thousandths of a gram in a unit: 453.59237 g are a pound. */
const sizes: Record<RateUnit, number> = { lb: 45_359_237, kg: 100_000_000 };

/** An integer quotient, rounded up; exact, since a remainder is. */
export function divideUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest > 0 ? 1 : 0);
}

/** The dimensional weight, in grams, of a volume in mm³. */
export const volumetricWeight = (volume: number, { divisor }: Pick<Service, 'divisor'>): number =>
  divideUp(volume, divisor);

/** A weight in grams as thousandths of a service's unit, rounded up to its step; exact for any weight. */
export function billedWeight(grams: number, { unit, step }: Pick<Service, 'unit' | 'step'>): number {
  // Thousandths of a unit are grams × 10⁵ × 10³ / size.
  const thousandths = BigInt(grams) * 100_000_000n;
  const size = BigInt(sizes[unit] * step);
  return Number((thousandths + size - 1n) / size) * step;
}
