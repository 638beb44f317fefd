import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from '@/lib/session/guard/redirect';

describe('security 7: redirect targets are same-origin paths only', () => {
  it.each([
    ['/packages', '/packages'],
    ['/packages?q=a&sort=newest#top', '/packages?q=a&sort=newest#top'],
    ['/packages/../invoices', '/invoices'],
  ])('keeps %s', (given, kept) => {
    expect(safeRedirectPath(given)).toBe(kept);
  });

  it.each([
    null,
    undefined,
    '',
    'packages',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http:evil.example',
  ])('replaces %j by the home page', (given) => {
    expect(safeRedirectPath(given)).toBe('/');
  });
});
