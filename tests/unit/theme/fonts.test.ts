import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accentsFont, arabicFont } from '@/app/fonts/by-language';
import { fontOfLanguage } from '@/app/fonts/font-of-language';

it('the style sheet and the preloads name the same files (npm run fonts)', () => {
  const files = [accentsFont, arabicFont];
  expect(readdirSync('public/static/fonts').map((name) => `/static/fonts/${name}`)).toEqual(files);
  const sheet = readFileSync('app/fonts/by-language.css', 'utf8');
  expect([...sheet.matchAll(/url\('(.*?)'\)/g)].map(([, file]) => file)).toEqual(files);
});

it.each([accentsFont, arabicFont])('the name of %s tells its content', (file) => {
  const hash = createHash('sha256')
    .update(readFileSync(`public${file}`))
    .digest('hex');
  expect(file).toContain(`-${hash.slice(0, 8)}.`);
});

it.each([
  ['en-US', null],
  ['en-GB', null],
  ['en-XA', null],
  ['de', accentsFont],
  ['es', accentsFont],
  ['fr', accentsFont],
  ['pt-BR', accentsFont],
  ['ar', arabicFont],
  ['ar-EG', arabicFont],
  ['fa', arabicFont],
  ['ur', arabicFont],
  ['he', null],
  ['ja', null],
])('a page in %s preloads %s beside the letters of English', (language, file) => {
  expect(fontOfLanguage(language)).toBe(file);
});
