// What the rounds of a measurement come to.

/** The value below which a part of the values lies: from 0 (the least) to 1 (the most). */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)];
  return below + (sorted[Math.ceil(at)] - below) * (at % 1);
}

export const median = (values) => quantile(values, 0.5);

/** How many times the standard deviation of a normal distribution its interquartile range is. */
const deviationsInRange = 1.349;
/** The standard error of a median over that of a mean. */
const medianError = 1.2533;

/**
 * Twice the standard error of the median, in the samples' unit, with the deviation taken from their interquartile
 * range, so that a round which the machine disturbed moves the noise as little as it moves the median; 0 for one.
 */
export function noiseOf(samples) {
  const range = quantile(samples, 0.75) - quantile(samples, 0.25);
  return (2 * medianError * range) / deviationsInRange / Math.sqrt(samples.length);
}

/** A result that was measured several times. */
export const measured = (samples) => ({
  value: median(samples),
  noise: noiseOf(samples),
  low: Math.min(...samples),
  high: Math.max(...samples),
});

/** A result that comes out the same each time. */
export const exact = (value) => ({ value, noise: 0 });

/**
 * The ratios of pairs of figures measured one after the other.
 * @returns `found`, the result, and the medians of either side
 */
export function ofPairs(pairs) {
  const [one, other] = [0, 1].map((at) => median(pairs.map((pair) => pair[at])));
  return { found: measured(pairs.map(([first, second]) => first / second)), one, other };
}

/**
 * The straight line through points `[x, y]`, by least squares.
 * @returns its slope, and twice the slope's standard error as `noise`
 */
export function slopeOf(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const sum = (of) => points.reduce((total, point) => total + of(point), 0);
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = sum(([x]) => (x - middleX) ** 2);
  const slope = sum(([x, y]) => (x - middleX) * (y - middleY)) / spread;
  const rest = sum(([x, y]) => (y - middleY - slope * (x - middleX)) ** 2);
  return { value: slope, noise: 2 * Math.sqrt(rest / (points.length - 2) / spread) };
}
