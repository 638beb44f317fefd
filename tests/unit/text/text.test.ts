import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDate, parseDateInput } from '@/lib/format';
import { serverTexts } from '@/lib/text/current';
import { languageOf, languages } from '@/lib/text/language';
import { localeOf } from '@/lib/text/memo';
import { messagesOf } from '@/lib/text/server/catalogue';
import { catalogueProblems, missingMessages } from '@/lib/text/server/check-catalogue';
import { inLanguage, negotiate } from '@/lib/text/server/request-language';
import { currentLanguage, text } from '@/lib/text/text';
import { catalogueFiles } from '@/lib/text/server/catalogue-files';

const english = messagesOf(catalogueFiles['en-US']);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/text\/(messages|standalone-words|lost-in-english|server\/catalogue-files)\.ts$/.test(file),
    )
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

describe('languages', () => {
  it.each([
    [null, 'en-US'],
    ['', 'en-US'],
    ['*', 'en-US'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['en-AU', 'en-GB'],
    ['en', 'en-US'],
    ['ja, ar-EG;q=0.8', 'ar'],
    ['fr;q=0, es', 'es'],
    ['no such_tag!, nonsense', 'en-US'],
  ])('of a browser that accepts %o: %s', (accepted, language) => {
    expect(negotiate(accepted, languages)).toBe(language);
  });

  it.each([
    ['en', 'en-US'],
    ['pt', 'pt-BR'],
    ['ar', 'ar'],
    ['tlh', undefined],
  ])('a stored %s is %s', (tag, language) => {
    expect(languageOf(tag, languages)).toBe(language);
  });

  it('a task runs in the language that it is given', async () => {
    expect(currentLanguage()).toBe('en-US');
    await inLanguage('ar', async () => {
      await Promise.resolve();
      expect(currentLanguage()).toBe('ar');
    });
    expect(currentLanguage()).toBe('en-US');
  });
});

describe('texts', () => {
  it('are those of the main form of a language where a regional form has none', () => {
    expect(inLanguage('en-GB', () => text('format.localTime', { time: '14:05' }))).toBe('14:05 local time');
  });

  it.each(languages)('of %s have the values and plural forms that they need', (language) => {
    expect(catalogueProblems(messagesOf(catalogueFiles[language]), english, language)).toEqual([]);
  });

  it.each(languages.filter((language) => !language.startsWith('en-')))('of %s are complete', (language) => {
    expect(missingMessages(messagesOf(catalogueFiles[language]), english)).toEqual([]);
  });

  it('of a regional form differ where it says so', () => {
    const british = inLanguage('en-GB', () => [formatDate('2026-03-14'), parseDateInput('03/14/2026')]);
    expect(british).toEqual([
      '14 Mar 2026',
      { problem: 'There’s no month 14. The day comes first, then the month.' },
    ]);
    expect(inLanguage('en-GB', () => parseDateInput('14/3/26'))).toEqual({ date: '2026-03-14' });
  });

  it.each(languages)(
    'of %s write numbers as its rules do, small ones without asking for them',
    (language) => {
      const rules = new Intl.NumberFormat(localeOf(language));
      const count = (value: number) =>
        inLanguage(language, () => text('packageList.list.count', { count: value }));
      for (let value = 3; value < 2_000; value += 1) expect(count(value)).toContain(rules.format(value));
    },
  );

  it('travel by room, and a room that is not asked for stays', () => {
    const travelling = JSON.parse(serverTexts().pick(['format'])) as Record<string, object>;
    expect(Object.keys(travelling)).toEqual(['format']);
    expect(travelling.format).toHaveProperty('justNow');
  });

  it('all are used', () => {
    const code = ['app', 'components', 'lib', 'server'].flatMap(sources).join('\n');
    const requested = [...english.keys()].filter((key) => !key.startsWith('standalonePage.'));
    const quoted = new Set(Array.from(code.matchAll(/'([\w.]+)(?=')/g), ([, word]) => word));
    expect(requested.filter((key) => !quoted.has(key))).toEqual([]);
  });

  it.each([
    ['offline', 'public/static/offline-page.js', 'words'],
    ['unavailable', 'lib/session/guard/unavailable-page.ts', 'unavailable'],
    ['refused', 'lib/session/guard/refuse-request.ts', 'refused'],
    ['lost', 'app/global-error.tsx', 'lost'],
  ] as const)('of the page %s are all used', (part, file, name) => {
    const code = readFileSync(file, 'utf8');
    const keys = Object.keys(catalogueFiles['en-US'].standalonePage[part]);
    expect(keys.filter((key) => !code.includes(`${name}.${key}`))).toEqual([]);
  });
});
