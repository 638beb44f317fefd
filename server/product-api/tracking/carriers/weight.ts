/** Above this a figure is a slip, not a parcel. */
const heaviest = 100_000_000;
const gramsPerUnit: Record<string, number> = { KG: 1000, G: 1, LB: 453.59237, OZ: 28.349523125 };

/** A source's weight in whole grams; undefined when there is none, or none that can be. */
export function readWeight(value: number | undefined, unit: string | undefined): number | undefined {
  const factor = gramsPerUnit[unit?.toUpperCase() ?? ''];
  if (value === undefined || factor === undefined) return undefined;
  const grams = Math.round(value * factor);
  return grams > 0 && grams <= heaviest ? grams : undefined;
}
