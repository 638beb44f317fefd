import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { unavailablePage } from '@/lib/session/guard/unavailable-page';
import { wordsFor } from '@/lib/session/guard/words-for';
import { languages } from '@/lib/text/language';
import { standaloneIn } from '@/lib/text/standalone';

describe('the words of pages that no request’s texts reach', () => {
  it.each([
    [[], 'en-US'],
    [['tlh', 'no such tag!', ''], 'en-US'],
    [['de'], 'de'],
    [['ja', 'pt-PT', 'de'], 'pt-BR'],
    [['ar-EG'], 'ar'],
  ])('wanted in %j are in %s', (wanted, lang) => {
    expect(standaloneIn(wanted).lang).toBe(lang);
  });

  it.each(languages)('are there in %s', (language) => {
    expect(standaloneIn([language]).lang.split('-')[0]).toBe(language.split('-')[0]);
  });

  it.each([
    [{}, 'en-US'],
    [{ 'accept-language': 'ja, fr-CA;q=0.8, de;q=0.5' }, 'fr'],
    [{ cookie: 'theme=dark; waybill-language=de', 'accept-language': 'fr' }, 'de'],
    [{ cookie: 'waybill-language=de; __Host-waybill-language=ar', 'accept-language': 'fr' }, 'ar'],
    [{ cookie: 'waybill-language="><script>', 'accept-language': 'fr' }, 'fr'],
  ])('of the guard go by the cookie, then by what is accepted: %j', (headers, lang) => {
    expect(wordsFor(new Headers(headers)).lang).toBe(lang);
  });

  it('fill the page that waits for the provider', () => {
    const page = unavailablePage(standaloneIn(['ar']));
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('<h1>تعذّر الوصول إلى خدمة تسجيل الدخول</h1>');
  });
});

interface Worker {
  offlinePage?: () => Response;
}

/** The page of the service worker, as text. */
async function printed(): Promise<string> {
  const self: Worker = {};
  const context = vm.createContext({ self, crypto, Response });
  for (const file of ['offline-words.js', 'offline-page.js'])
    vm.runInContext(readFileSync(path.resolve('public/static', file), 'utf8'), context);
  const response = self.offlinePage?.();
  expect(response?.status).toBe(503);
  return (await response?.text()) ?? '';
}

/** Runs the page's script in a browser with a cookie, accepted languages, and a network or none. */
function run(page: string, { cookie = '', accepted = ['en-US'], onLine = false }) {
  const elements: Record<string, { textContent: string; hidden: boolean; addEventListener: () => void }> = {};
  const element = (id: string) =>
    (elements[id] ??= { textContent: '', hidden: false, addEventListener: () => undefined });
  const documentElement = { lang: 'en', dir: '', classList: { toggle: () => undefined } };
  const document = { cookie, title: '', documentElement, getElementById: element };
  vm.runInNewContext(/<script[^>]*>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '', {
    document,
    navigator: { languages: accepted, onLine },
    matchMedia: () => ({ matches: false }),
    localStorage: {},
    sessionStorage: { getItem: () => null, removeItem: () => undefined },
    addEventListener: () => undefined,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  });
  const { lang, dir } = documentElement;
  return {
    lang,
    dir,
    title: document.title,
    then: element('then').textContent,
    again: element('again').textContent,
  };
}

describe('the page without a network', () => {
  it('is in the language chosen in this browser', async () => {
    expect(run(await printed(), { cookie: 'theme=dark; waybill-language=de', accepted: ['fr'] })).toEqual({
      lang: 'de',
      dir: 'ltr',
      title: 'Sie sind offline · Waybill',
      then: 'Diese Seite wird automatisch geöffnet, sobald Sie wieder online sind.',
      again: 'Erneut versuchen',
    });
  });

  it('security 4: goes by the cookie that no other host can set, before the one of before', async () => {
    const cookie = 'waybill-language=de; __Host-waybill-language=ar';
    expect(run(await printed(), { cookie, accepted: ['fr'] }).lang).toBe('ar');
  });

  it.each([
    [['ja', 'ar-EG'], 'ar', 'rtl'],
    [['pt-PT'], 'pt-BR', 'ltr'],
    [['ja'], 'en-US', 'ltr'],
    [[], 'en-US', 'ltr'],
  ])('else in the first of %j that has words: %s', async (accepted, lang, dir) => {
    expect(run(await printed(), { accepted })).toMatchObject({ lang, dir });
  });

  it('says that the portal can’t be reached while there is a network', async () => {
    expect(run(await printed(), { onLine: true })).toMatchObject({
      title: 'Waybill can’t be reached · Waybill',
      then: 'This page will open automatically once the connection is back.',
    });
  });
});
