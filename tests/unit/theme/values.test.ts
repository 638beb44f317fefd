import { describe, expect, it } from 'vitest';
import { primaryPalettes, surfacePalettes } from '@/lib/theme/palettes';
import { themeStylesheets } from '@/lib/theme/stylesheet';
import { cascade, combinations, type Combination } from './cascade';
import { paint } from './colour';

const sheets = themeStylesheets();
const css = sheets.byDefault + sheets.choices;
const tokensOf = cascade(css);

const byDefault: Combination = {
  preset: 'Lara',
  primary: 'green',
  surface: null,
  dark: false,
  menuTheme: 'transparent',
};

/** A token's declared value in a combination. */
const said = (name: string, root: Partial<Combination> = {}) =>
  tokensOf({ ...byDefault, ...root }).get(`--p-${name}`);

/** A token as a colour in a combination. */
function colour(name: string, root: Partial<Combination> = {}): string {
  const tokens = tokensOf({ ...byDefault, ...root });
  const { rgb } = paint(tokens.get(`--p-${name}`), tokens);
  return rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
}

it('SPEC 9: prefix p', () => {
  const names = [...css.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
  expect(names.filter((name) => !name.startsWith('--p-'))).toEqual([]);
});

it('SPEC 9: default transition 0.2 s; Nora has none', () => {
  expect(said('transition-duration')).toBe('0.2s');
  expect(said('transition-duration', { preset: 'Aura' })).toBe('0.2s');
  expect(said('transition-duration', { preset: 'Nora' })).toBe('0s');
});

it('SPEC 9: primary colour #298728 with a green palette mixed from it', () => {
  expect(colour('primary-color')).toBe('298728');
  const mixed = (target: number, share: number) =>
    [0x29, 0x87, 0x28].map((value) => Math.round(value + (target - value) * share));
  const shares = [0.95, 0.76, 0.57, 0.38, 0.19, 0, -0.15, -0.3, -0.45, -0.6, -0.75];
  const expected = shares.map((share) => mixed(share > 0 ? 255 : 0, Math.abs(share)));
  primaryPalettes.green.forEach((step, index) => {
    [1, 3, 5].forEach((at, channel) => {
      const off = parseInt(step.slice(at, at + 2), 16) - (expected[index]?.[channel] ?? NaN);
      expect(Math.abs(off)).toBeLessThanOrEqual(1);
    });
  });
});

it('every palette has eleven distinct steps', () => {
  for (const palette of [...Object.values(primaryPalettes), ...Object.values(surfacePalettes)]) {
    expect(new Set(palette)).toHaveProperty('size', 11);
    expect(palette.filter((step) => !/^#[\da-f]{6}$/.test(step))).toEqual([]);
  }
});

describe('design "Theme": the steps of the primary colour', () => {
  const control = ['primary-color', 'primary-contrast-color', 'primary-hover-color', 'primary-active-color'];
  const steps = (root: Partial<Combination>) => control.map((name) => said(name, root));
  const p = (step: number) => `var(--p-primary-${step})`;
  const s = (step: number) => `var(--p-surface-${step})`;

  it('500, 600, 700 under white; in dark 400, 300, 200 under surface 900', () => {
    expect(steps({})).toEqual([p(500), '#fff', p(600), p(700)]);
    expect(steps({ dark: true })).toEqual([p(400), s(900), p(300), p(200)]);
  });

  it('Nora is a step deeper: 600, 700, 800; in dark 500, 400, 300', () => {
    expect(steps({ preset: 'Nora' })).toEqual([p(600), '#fff', p(700), p(800)]);
    expect(steps({ preset: 'Nora', primary: 'emerald', dark: true })).toEqual([
      p(500),
      s(900),
      p(400),
      p(300),
    ]);
  });

  it('noir uses the surface: 950, 800, 700; in dark 50, 200, 300', () => {
    expect(steps({ primary: 'noir' })).toEqual([p(950), '#fff', p(800), p(700)]);
    expect(steps({ primary: 'noir', dark: true })).toEqual([p(50), s(950), p(200), p(300)]);
    expect(colour('primary-950', { primary: 'noir', surface: 'stone' })).toBe('0c0a09');
  });

  it('where white is unreadable: a dark label on a light colour, else a deeper step', () => {
    expect(steps({ primary: 'yellow' })).toEqual([p(500), s(950), p(400), p(300)]);
    expect(steps({ primary: 'rose' })).toEqual([p(600), '#fff', p(700), p(800)]);
  });

  it('the highlight is a tint, and solid in Nora and noir', () => {
    expect([said('highlight-background'), said('highlight-color')]).toEqual([p(50), p(700)]);
    expect(said('highlight-background', { dark: true })).toContain('transparent 84%');
    expect(said('highlight-background', { preset: 'Nora' })).toBe('var(--p-primary-color)');
    expect(said('highlight-color', { primary: 'noir' })).toBe('var(--p-primary-contrast-color)');
  });
});

it('SPEC 4: with no surface chosen slate in light and zinc in dark', () => {
  expect(colour('surface-900')).toBe(surfacePalettes.slate[9]?.slice(1));
  expect(colour('surface-900', { dark: true })).toBe(surfacePalettes.zinc[9]?.slice(1));
  expect(colour('surface-900', { dark: true, surface: 'slate' })).toBe(surfacePalettes.slate[9]?.slice(1));
  expect(colour('surface-0', { surface: 'soho' })).toBe('ffffff');
});

it('design "Theme": radii, focus rings and the padding of fields of the presets', () => {
  const of = (preset: string) =>
    [
      'content-border-radius',
      'form-field-border-radius',
      'form-field-padding-y',
      'focus-ring-width',
      'focus-ring-offset',
    ].map((name) => said(name, { preset }));
  const md = 'var(--p-border-radius-md)';
  const xs = 'var(--p-border-radius-xs)';
  expect(['xs', 'sm', 'md', 'lg', 'xl'].map((size) => said(`border-radius-${size}`))).toEqual([
    '2px',
    '4px',
    '6px',
    '8px',
    '12px',
  ]);
  expect(of('Aura')).toEqual([md, md, '0.5rem', '1px', '2px']);
  expect(of('Lara')).toEqual([md, md, '0.625rem', '2px', '1px']);
  expect(of('Nora')).toEqual([xs, xs, '0.5rem', '2px', '2px']);
  expect(said('focus-ring-shadow')).toContain(
    '0.2rem color-mix(in srgb,var(--p-primary-color),transparent 80%)',
  );
});

it('every token that a combination uses is defined', () => {
  for (const root of combinations) {
    const tokens = tokensOf(root);
    const named = [...tokens.values()].flatMap((value) => value.match(/--p-[\w-]+/g) ?? []);
    expect(named.filter((name) => !tokens.has(name))).toEqual([]);
  }
});
