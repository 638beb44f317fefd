import { hex, mix, type Rgb } from '@/lib/theme/contrast';

interface Paint {
  rgb: Rgb;
  alpha: number;
}

const rgbPattern = /^rgb\((\d+) (\d+) (\d+)\/(\d+)%\)$/;
const mixPattern = /^color-mix\(in srgb,(.+?)(?: (\d+)%)?,(transparent|.+?)(?: (\d+)%)?\)$/;

const short = (text: string) => (text.length === 4 ? text.replace(/[\da-f]/g, '$&$&') : text);

/** Resolves a token to a colour: var(), hex, rgb() with transparency, and color-mix() of two. */
export function paint(value: string | undefined, tokens: Map<string, string>): Paint {
  if (value === undefined) throw new Error('No such token');
  const reference = /^var\(([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return paint(tokens.get(reference), tokens);
  if (value === 'transparent') return { rgb: [0, 0, 0], alpha: 0 };
  if (value.startsWith('#')) return { rgb: hex(short(value)), alpha: 1 };
  const plain = rgbPattern.exec(value);
  if (plain)
    return { rgb: [Number(plain[1]), Number(plain[2]), Number(plain[3])], alpha: Number(plain[4]) / 100 };
  const mixed = mixPattern.exec(value);
  if (!mixed) throw new Error(`Not a colour: ${value}`);
  const second = mixed[4] ?? (mixed[2] === undefined ? '50' : String(100 - Number(mixed[2])));
  const share = 1 - Number(second) / 100;
  const one = paint(mixed[1], tokens);
  if (mixed[3] === 'transparent') return { rgb: one.rgb, alpha: one.alpha * share };
  return { rgb: mix(one.rgb, paint(mixed[3], tokens).rgb, share), alpha: 1 };
}

const known = new WeakMap<Map<string, string>, Map<string, Paint>>();

/** A token's colour when painted over `below`. */
export function over(name: string, below: Rgb, tokens: Map<string, string>): Rgb {
  const paints = known.get(tokens) ?? new Map<string, Paint>();
  known.set(tokens, paints);
  const found = paints.get(name) ?? paint(tokens.get(`--p-${name}`), tokens);
  paints.set(name, found);
  return mix(found.rgb, below, found.alpha);
}
