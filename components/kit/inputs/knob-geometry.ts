/**
 * The dial is open at the bottom: it starts at seven o'clock and ends at five. Degrees from twelve,
 * clockwise.
 */
const from = -140;
const to = 140;

interface Bounds {
  min: number;
  max: number;
  step: number;
}

/** Clamps a value and rounds it to the nearest step, counted from `min`. */
export function snap(value: number, { min, max, step }: Bounds): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, stepped));
}

/** The angle of a value on the dial. */
export function angleOf(value: number, { min, max }: Bounds): number {
  return from + ((value - min) / (max - min)) * (to - from);
}

/**
 * The value under the pointer, `x` and `y` from the dial's centre. The gap at the bottom belongs to the
 * nearer end.
 */
export function valueAt(x: number, y: number, bounds: Bounds): number {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  const share = (Math.min(to, Math.max(from, angle)) - from) / (to - from);
  return snap(bounds.min + share * (bounds.max - bounds.min), bounds);
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const pointAt = (angle: number, radius: number) => {
  const radians = (angle * Math.PI) / 180;
  return `${rounded(50 + radius * Math.sin(radians))} ${rounded(50 - radius * Math.cos(radians))}`;
};

/** An arc between two angles as an SVG path in a box of 100. */
export function arc(start: number, end: number, radius: number): string {
  const [low, high] = start <= end ? [start, end] : [end, start];
  const large = high - low > 180 ? 1 : 0;
  return `M ${pointAt(low, radius)} A ${radius} ${radius} 0 ${large} 1 ${pointAt(high, radius)}`;
}

/** The whole dial. */
export const dial = (radius: number) => arc(from, to, radius);
