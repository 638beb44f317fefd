/** A colour without transparency, 0 to 255. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];

export function hex(colour: string): Rgb {
  const channel = (at: number) => parseInt(colour.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Mixes `share` (0 to 1) of one colour into the other, like color-mix() and transparency. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const channel = (at: 0 | 1 | 2) => one[at] * share + other[at] * (1 - share);
  return [channel(0), channel(1), channel(2)];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The lowest contrast of a colour over several backgrounds. */
export const least = (colour: Rgb, backgrounds: readonly Rgb[]): number =>
  Math.min(...backgrounds.map((background) => contrast(colour, background)));
