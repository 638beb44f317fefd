import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberLanguage } from '@/lib/bff/page/language';
import { languageInCookies } from '@/lib/text/language-cookie';

const jar = vi.hoisted(() => ({ set: vi.fn() }));
vi.mock('next/headers', () => ({ cookies: () => Promise.resolve(jar) }));
vi.mock('@/lib/runtime/settings', () => ({ readSettings: () => ({ secure }) }));
let secure = false;

afterEach(() => void jar.set.mockClear());

describe('security 4: the cookie with the language of this browser', () => {
  it.each([
    [true, '__Host-waybill-language'],
    [false, 'waybill-language'],
  ])('with https %s is %s, of this host and path alone', async (isHttps, name) => {
    secure = isHttps;
    await rememberLanguage('de');
    const attributes = { path: '/', maxAge: 31_536_000, sameSite: 'lax', secure: isHttps };
    expect(jar.set.mock.calls).toEqual([[name, 'de', attributes]]);
  });

  it.each([
    [{ '__Host-waybill-language': 'ar', 'waybill-language': 'de' }, 'ar'],
    [{ 'waybill-language': 'de' }, 'de'],
    [{}, undefined],
  ] as [Record<string, string>, string | undefined][])('%j says %s', (cookies, language) => {
    expect(languageInCookies((name) => cookies[name])).toBe(language);
  });
});
