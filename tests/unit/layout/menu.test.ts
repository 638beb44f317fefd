import { describe, expect, it } from 'vitest';
import { isActive, menu } from '@/lib/layout/menu';

describe('SPEC 2: the menu', () => {
  it('has one group titled Menu with Home, Packages, Invoices and Account', () => {
    expect(menu.label).toBe('Menu');
    expect(menu.items.map(({ label, to }) => [label, to])).toEqual([
      ['Home', '/'],
      ['Packages', '/packages'],
      ['Invoices', '/invoices'],
      ['Account', '/account'],
    ]);
  });

  it.each([
    ['/', '/', true],
    ['/', '/packages', false],
    ['/packages', '/packages', true],
    ['/packages', '/packages/pkg_1', true],
    ['/packages', '/packages-archive', false],
  ])('the entry of %s on %s is active: %s', (to, pathname, active) => {
    expect(isActive(to, pathname)).toBe(active);
  });
});
