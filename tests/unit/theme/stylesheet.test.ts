import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { choicesSheet } from '@/lib/appearance/choices-sheet';
import { defaultConfig } from '@/lib/appearance/config';
import { themeStylesheets } from '@/lib/theme/stylesheet';
import { cascade } from './cascade';

const { byDefault, choices } = themeStylesheets();

it('the style sheets match their tables (npm run theme)', () => {
  expect(readFileSync('lib/theme/theme.css', 'utf8') === byDefault).toBe(true);
  expect(readFileSync(`public${choicesSheet}`, 'utf8') === choices).toBe(true);
});

it('the default look needs nothing of the sheet of choices, in either scheme', () => {
  const alone = cascade(byDefault);
  const both = cascade(byDefault + choices);
  const { preset, primary, surface, menuTheme } = defaultConfig;
  for (const dark of [false, true]) {
    const root = { preset, primary, surface, menuTheme, dark };
    expect(alone(root).size).toBeGreaterThan(100);
    expect(alone(root)).toEqual(both(root));
  }
});
