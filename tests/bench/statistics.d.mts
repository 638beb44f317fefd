/** The value below which a part of the values lies: from 0 (the least) to 1 (the most). */
export function quantile(values: readonly number[], part: number): number;
/** The slope of the straight line through points `[x, y]`, by least squares. */
export function slopeOf(points: readonly (readonly [number, number])[]): { value: number; noise: number };
