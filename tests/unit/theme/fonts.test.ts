import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { arabicFont } from '@/app/fonts/arabic';
import { isArabicScript } from '@/lib/text/script';

it('the style sheet and the preload name the one Arabic font, and its name tells its content (npm run fonts)', () => {
  expect(readdirSync('public/static/fonts').map((name) => `/static/fonts/${name}`)).toEqual([arabicFont]);
  expect(readFileSync('app/fonts/arabic.css', 'utf8')).toContain(`url('${arabicFont}')`);
  const hash = createHash('sha256')
    .update(readFileSync(`public${arabicFont}`))
    .digest('hex');
  expect(arabicFont).toContain(`-${hash.slice(0, 8)}.`);
});

it.each([
  ['ar', true],
  ['ar-EG', true],
  ['fa', true],
  ['ur', true],
  ['he', false],
  ['de', false],
  ['en-XA', false],
])('a page in %s is in Arabic letters: %s', (language, isArabic) => {
  expect(isArabicScript(language)).toBe(isArabic);
});
