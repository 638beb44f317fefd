import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('lib/theme/tokens.css', 'utf8');

type Rgb = [number, number, number];

function declarations(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  const body = block.slice(0, block.indexOf('\n}'));
  return new Map(
    [...body.matchAll(/(--p-[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

const light = declarations(':root');
const dark = new Map([...light, ...declarations(':root.dark')]);

const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((v, i) => v * share + (b[i] ?? 0) * (1 - share)) as Rgb;

/** Resolves a token over the ground it lies on: hex, var(), rgb(r g b / a%) and color-mix() of two. */
function colour(value: string, tokens: Map<string, string>, ground: Rgb): Rgb {
  const text = value.trim();
  const reference = /^var\((--p-[\w-]+)\)$/.exec(text)?.[1];
  if (reference) return colour(tokens.get(reference) ?? '', tokens, ground);
  if (text.startsWith('#')) return [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) as Rgb;
  const alpha = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text);
  if (alpha)
    return mix([+(alpha[1] ?? 0), +(alpha[2] ?? 0), +(alpha[3] ?? 0)], ground, +(alpha[4] ?? 0) / 100);
  const mixed = /^color-mix\(in srgb, (.+), (var\(.+\)|transparent) (\d+)%\)$/.exec(text);
  if (!mixed) throw new Error(`Not a colour: ${text}`);
  const other = mixed[2] === 'transparent' ? ground : colour(mixed[2] ?? '', tokens, ground);
  return mix(other, colour(mixed[1] ?? '', tokens, ground), +(mixed[3] ?? 0) / 100);
}

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((v) => {
    const s = v / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const statuses = [
  'neutral',
  'expected',
  'warehouse',
  'action',
  'prepared',
  'moving',
  'pickup',
  'done',
  'danger',
];
const grounds = ['--p-ground-background', '--p-content-background', '--p-content-hover-background'];

describe.each([
  ['light', light],
  ['dark', dark],
])('visual: contrast in the %s scheme', (_scheme, tokens) => {
  const token = (name: string, ground: Rgb = [0, 0, 0]) => colour(`var(${name})`, tokens, ground);

  it.each(statuses)('the %s tag reads at 4.5:1 on every ground', (status) => {
    for (const ground of grounds.map((name) => token(name))) {
      const tint = token(`--p-status-${status}-ground`, ground);
      expect(contrast(token(`--p-status-${status}-color`), tint)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['--p-text-color', '--p-text-strong-color', '--p-text-muted-color', '--p-primary-text-color'])(
    '%s reads at 4.5:1 on every ground',
    (text) => {
      for (const ground of grounds) {
        expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each([
    ['--p-primary-contrast-color', '--p-primary-color'],
    ['--p-primary-contrast-color', '--p-primary-hover-color'],
    ['--p-danger-contrast-color', '--p-danger-color'],
    ['--p-form-field-color', '--p-form-field-background'],
    ['--p-form-field-placeholder-color', '--p-form-field-background'],
  ])('%s reads at 4.5:1 on %s', (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('the active entry reads at 4.5:1', () => {
    const ground = token('--p-highlight-background', token('--p-content-background'));
    expect(contrast(token('--p-highlight-color'), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the focus ring stands out at 3:1', () => {
    for (const ground of grounds) {
      expect(contrast(token('--p-focus-ring-color'), token(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  it('the border of a field stands out at 3:1', () => {
    const border = token('--p-form-field-border-color');
    expect(contrast(border, token('--p-content-background'))).toBeGreaterThanOrEqual(3);
  });
});
