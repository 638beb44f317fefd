import { defaultConfig, type Primary, type Surface } from '@/lib/appearance/config';
import { buttonChoice } from './choices/button';
import { highlightChoice } from './choices/highlight';
import type { Look, Scheme, Tokens } from './choices/look';
import { menuChoice } from './choices/menu';
import { primaryChoice } from './choices/primary';
import { surfaceChoice } from './choices/surface';
import { primaryMenu, schemeMenu, solidActive, transparentMenu } from './menu-themes';
import { primaryPalettes, steps, surfacePalettes, unsetSurface, type Palette } from './palettes';
import { aura, common, dark, lara, light, nora, noraLines } from './presets';
import { exceptions } from './exceptions';
import { statusAliases, statusTokens } from './status';

const rule = (selector: string, tokens: Tokens): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--p-${name}:${value}`)
    .join(';')}}`;

const paletteTokens = (name: 'primary' | 'surface', colours: Palette): Tokens =>
  Object.fromEntries(steps.map((step, index) => [`${name}-${step}`, colours[index] ?? '']));

/** The rules of the default look, in both schemes, and those of all other choices (decision 078). */
interface Sheets {
  byDefault: string[];
  choices: string[];
}

const joined = (sheets: readonly Sheets[]): Sheets => ({
  byDefault: sheets.flatMap(({ byDefault }) => byDefault),
  choices: sheets.flatMap(({ choices }) => choices),
});

/**
 * The unset surface and the default primary have no attribute. A swatch of the settings shows its palette by the same
 * rule, on itself.
 */
const selectors = {
  slate: ':root,html[data-surface=slate],',
  zinc: 'html.dark:not([data-surface]),html[data-surface=zinc],',
  green: ':root,',
} as Record<string, string>;

const paletteRule = (name: 'primary' | 'surface', value: string, colours: Palette) =>
  rule(
    `${selectors[value] ?? `html[data-${name}=${value}],`}[data-swatch-${name}=${value}]`,
    paletteTokens(name, colours),
  );

/** The rules of the palettes: in the first sheet those that the default look uses. */
function paletteRules(): Sheets {
  const all = [
    ...Object.entries(surfacePalettes).map(
      ([name, colours]) => [name, paletteRule('surface', name, colours)] as const,
    ),
    ...Object.entries(primaryPalettes).map(
      ([name, colours]) => [name, paletteRule('primary', name, colours)] as const,
    ),
  ];
  const noir = Object.fromEntries(steps.map((step) => [`primary-${step}`, `var(--p-surface-${step})`]));
  return {
    byDefault: all.filter(([name]) => name in selectors).map(([, palette]) => palette),
    choices: [
      ...all.filter(([name]) => !(name in selectors)).map(([, palette]) => palette),
      rule('html[data-primary=noir]', noir),
      rule('[data-swatch-primary]', { swatch: 'var(--p-primary-500)' }),
      rule('[data-swatch-surface]', { swatch: 'var(--p-surface-500)' }),
      rule('[data-swatch-primary=noir]', { swatch: 'var(--p-text-color)' }),
    ],
  };
}

const schemes: [string, Scheme][] = [
  ['html:not(.dark)', 'light'],
  ['html.dark', 'dark'],
];

type Choice = (look: Look, primary: Primary, surface: Surface) => Tokens;

/** A choice in every combination of a look: its default first, then the primaries and surfaces that differ. */
function chosen(prefix: string, look: Look, choice: Choice): [standard: string, ...others: string[]] {
  const values = (primary: Primary, surface: Surface | null) =>
    choice(look, primary, surface ?? unsetSurface[look.scheme]);
  return [
    rule(prefix, values(defaultConfig.primary, null)),
    ...exceptions(values).map(({ selector, tokens }) => rule(prefix + selector, tokens)),
  ];
}

/** Prefixes of which exactly one matches, so that no look's rule affects another. */
function chosenByLook(choice: Choice): Sheets {
  const sheets = schemes.map(([prefix, scheme]) => {
    const rules = (own: string, nora: boolean) => chosen(prefix + own, { scheme, nora }, choice);
    const isShared = rules('', true).join() === rules('', false).join();
    const [standard, ...others] = rules(isShared ? '' : ':not([data-preset=Nora])', false);
    const inNora = isShared ? [] : rules('[data-preset=Nora]', true);
    return { byDefault: [standard], choices: [...others, ...inNora] };
  });
  return joined(sheets);
}

const note = '/* Made by lib/theme/build-theme.mjs from the tables beside it; do not edit. */\n';

/** The theme as CSS: every combination of preset, primary, surface, scheme and menu theme. */
export function themeStylesheets(): { byDefault: string; choices: string } {
  const colored = '[data-menu-theme=primaryColor]';
  const palettes = paletteRules();
  const looks = joined([surfaceChoice, buttonChoice, primaryChoice, highlightChoice].map(chosenByLook));
  const byDefault = [
    rule(':root', { ...common, ...lara, ...statusAliases(), ...transparentMenu }),
    ...palettes.byDefault,
    rule('html:not(.dark)', { ...light, ...statusTokens('light') }),
    rule('html.dark', { ...dark, ...statusTokens('dark') }),
    ...looks.byDefault,
    ':root{color-scheme:light}',
    'html.dark{color-scheme:dark}',
  ];
  const choices = [
    rule('html[data-preset=Aura]', aura),
    rule('html[data-preset=Nora]', { ...nora, ...solidActive }),
    rule('html[data-menu-theme=colorScheme]', schemeMenu),
    ...palettes.choices,
    rule('html:not(.dark)[data-preset=Nora]', noraLines.light),
    rule('html.dark[data-preset=Nora]', noraLines.dark),
    ...looks.choices,
    rule(`html${colored}`, primaryMenu),
    ...schemes.flatMap(([prefix, scheme]) => chosen(prefix + colored, { scheme, nora: false }, menuChoice)),
  ];
  return { byDefault: `${note}${byDefault.join('\n')}\n`, choices: `${note}${choices.join('\n')}\n` };
}
