import { describe, expect, it } from 'vitest';
import { menuThemes } from '@/lib/appearance/choices';
import type { MenuTheme } from '@/lib/appearance/config';
import { contrast, mix, white, type Rgb } from '@/lib/theme/contrast';
import { severityNames, toneNames } from '@/lib/theme/status';
import { themeStylesheets } from '@/lib/theme/stylesheet';
import { cascade, combinations, type Combination } from './cascade';
import { over } from './colour';

const sheets = themeStylesheets();
const tokensOf = cascade(sheets.byDefault + sheets.choices);

/** A token's colours in one combination over a background; and card, background and a hovered row. */
interface Looked {
  name: string;
  on: (name: string, below?: Rgb) => Rgb;
  grounds: Rgb[];
}

function look(combination: Combination): Looked {
  const tokens = tokensOf(combination);
  const on = (name: string, below: Rgb = white) => over(name, below, tokens);
  const grounds = ['content-background', 'ground-background', 'content-hover-background'].map((name) =>
    on(name),
  );
  return { name: Object.values(combination).join('/'), on, grounds };
}

const looks = new Map(
  menuThemes.map((menuTheme) => [menuTheme, combinations.map((root) => look({ ...root, menuTheme }))]),
);

type Pair = [what: string, front: Rgb, back: Rgb];

/** The pairs that miss a ratio, as one line; empty if there are none. */
function misses(ratio: number, pairsOf: (looked: Looked) => Pair[], menuTheme: MenuTheme = 'transparent') {
  const found: string[] = [];
  for (const looked of looks.get(menuTheme) ?? []) {
    for (const [what, front, back] of pairsOf(looked)) {
      const reached = contrast(front, back);
      if (reached < ratio) found.push(`${looked.name} ${what} ${reached.toFixed(2)}`);
    }
  }
  return found.slice(0, 20);
}

it('there are 918 combinations', () => {
  expect(combinations).toHaveLength(918);
});

describe('text has a contrast of 4.5:1 in every combination', () => {
  const clean = (pairsOf: (looked: Looked) => Pair[], menuTheme?: MenuTheme) =>
    expect(misses(4.5, pairsOf, menuTheme)).toEqual([]);

  it.each(['text-color', 'text-strong-color', 'text-muted-color', 'primary-text-color'])(
    '%s on card, background and hovered row',
    (name) => clean(({ on, grounds }) => grounds.map((ground) => [name, on(name), ground])),
  );

  it('text on pressed grey, muted text on hovered grey', () =>
    clean(({ on, grounds }) =>
      grounds.slice(0, 2).flatMap((ground): Pair[] => {
        const grey = on('surface-500');
        return [
          ['text on 20 %', on('text-color'), mix(grey, ground, 0.2)],
          ['muted on 10 %', on('text-muted-color'), mix(grey, ground, 0.1)],
        ];
      }),
    ));

  it('primary text on the primary tint, and text in a selected row', () =>
    clean(({ on, grounds }) =>
      grounds.flatMap((ground) => {
        const tint = on('primary-tint-background', ground);
        return ['primary-text-color', 'text-color', 'text-muted-color'].map((name): Pair => [
          name,
          on(name),
          tint,
        ]);
      }),
    ));

  it('the label of the primary control: at rest, hovered, pressed', () =>
    clean(({ on }) =>
      ['primary-color', 'primary-hover-color', 'primary-active-color'].map((name) => [
        name,
        on('primary-contrast-color'),
        on(name),
      ]),
    ));

  it('a selected item', () =>
    clean(({ on, grounds }) =>
      grounds.flatMap((ground) =>
        ['', 'focus-'].map((state): Pair => {
          const back = on(`highlight-${state}background`, ground);
          return [`highlight ${state}`, on(`highlight-${state}color`, back), back];
        }),
      ),
    ));

  it('a field’s value and placeholder', () =>
    clean(({ on }) =>
      ['form-field-color', 'form-field-placeholder-color'].map((name) => [
        name,
        on(name),
        on('form-field-background'),
      ]),
    ));

  it.each(toneNames)('the %s tag', (name) =>
    clean(({ on, grounds }) =>
      grounds.flatMap((ground): Pair[] => {
        const word = on(`status-${name}-color`);
        return [
          ['on its tint', word, on(`status-${name}-ground`, ground)],
          ['plain', word, ground],
        ];
      }),
    ),
  );

  it.each(toneNames)('the %s tag in a selected row', (name) =>
    clean(({ on, grounds }) => {
      const row = on('primary-tint-background', grounds[0]);
      return [['tag', on(`status-${name}-color`), on(`status-${name}-ground`, row)]];
    }),
  );

  it.each(severityNames)('the %s button: at rest, hovered, pressed', (name) =>
    clean(({ on }) =>
      ['color', 'hover-color', 'active-color'].map((state) => [
        state,
        on(`${name}-contrast-color`),
        on(`${name}-${state}`),
      ]),
    ),
  );

  it.each(menuThemes)('the menu in theme %s', (menuTheme) =>
    clean(({ on }) => {
      const back = on('menu-background');
      const hovered = on('menu-hover-background', back);
      const active = on('menu-active-background', back);
      return [
        ['entry', on('menu-color'), back],
        ['hovered entry', on('menu-color'), hovered],
        ['muted', on('menu-muted-color'), back],
        ['muted, hovered', on('menu-muted-color'), hovered],
        ['active', on('menu-active-color', active), active],
      ];
    }, menuTheme),
  );
});

describe('controls have a contrast of 3:1 in every combination', () => {
  const clean = (pairsOf: (looked: Looked) => Pair[], menuTheme?: MenuTheme) =>
    expect(misses(3, pairsOf, menuTheme)).toEqual([]);

  it('the border of a field: at rest, hovered, focused, invalid', () =>
    clean(({ on, grounds }) =>
      ['', 'hover-', 'focus-', 'invalid-'].flatMap((state) => {
        const border = on(`form-field-${state}border-color`);
        const backs = [on('form-field-background'), ...grounds.slice(0, 2)];
        return backs.map((back): Pair => [`border ${state}`, border, back]);
      }),
    ));

  it.each(['focus-ring-color', 'primary-mark-color'])(
    '%s on card, background, hovered row and field',
    (name) =>
      clean(({ on, grounds }) =>
        [...grounds, on('form-field-background')].map((back) => [name, on(name), back]),
      ),
  );

  it.each(menuThemes)('the focus ring in the menu in theme %s', (menuTheme) =>
    clean(({ on }) => [['ring', on('menu-focus-ring-color'), on('menu-background')]], menuTheme),
  );

  it.each(severityNames.filter((name) => name !== 'secondary'))(
    'the %s button on card and background',
    (name) =>
      clean(({ on, grounds }) => grounds.slice(0, 2).map((back) => [name, on(`${name}-color`), back])),
  );
});
