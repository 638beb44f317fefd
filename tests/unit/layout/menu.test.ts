import { describe, expect, it, vi } from 'vitest';
import { isActive, keyed, menu, type MenuItem } from '@/lib/appearance/menu';
import { clickItem } from '@/lib/browser/appearance/menu-click';
import { isActiveKey, isRootKey, parentKey } from '@/lib/appearance/menu-keys';
import { routeKey } from '@/lib/appearance/menu-route';
import { getExtraMenu, setExtraMenu, subscribeExtraMenu } from '@/lib/browser/appearance/menu-store';

describe('SPEC 2: the menu', () => {
  it('has one group titled Menu with Home, Packages, Invoices and Account', () => {
    expect(menu().label).toBe('Menu');
    expect(menu().items.map(({ label, to }) => [label, to])).toEqual([
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
    ['/packages', '/shipments', true],
    ['/packages', '/shipments/shp_1', true],
    ['/packages', '/shipments-archive', false],
    ['/invoices', '/shipments', false],
  ])('the entry of %s on %s is active: %s', (to, pathname, active) => {
    expect(isActive(to, pathname)).toBe(active);
  });
});

describe('keys are index paths', () => {
  it.each([
    ['0-1', '0-1', true],
    ['0-1', '0-1-2', true],
    ['0-1', '0-12', false],
    ['0-1-2', '0-1', false],
    ['0-1', null, false],
  ])('%s is active when the active key is %s: %s', (key, active, expected) => {
    expect(isActiveKey(key, active)).toBe(expected);
  });

  it('a key has its parent and whether it is a root of its group', () => {
    expect([parentKey('0-1-2'), parentKey('0-1'), parentKey('0')]).toEqual(['0-1', '0', null]);
    expect([isRootKey('0'), isRootKey('0-1'), isRootKey('0-1-2')]).toEqual([false, true, false]);
  });

  it('visible: false hides an item and keeps its index', () => {
    const items = [{ label: 'A' }, { label: 'B', visible: false }, { label: 'C', visible: true }];
    expect(keyed(items, '2').map(({ key, item }) => [key, item.label])).toEqual([
      ['2-0', 'A'],
      ['2-2', 'C'],
    ]);
    expect(keyed(undefined, '0')).toEqual([]);
  });
});

describe('the active item follows the route', () => {
  const groups: MenuItem[] = [
    menu(),
    {
      label: 'More',
      items: [
        { label: 'Depots', items: [{ label: 'Miami', to: '/packages/miami' }] },
        { label: 'Hidden', to: '/hidden', visible: false },
      ],
    },
  ];

  it.each([
    ['/', '0-0'],
    ['/invoices/inv_1', '0-2'],
    ['/packages', '0-1'],
    ['/packages/miami/docks', '1-0-0'],
    ['/hidden', null],
    ['/documentation', null],
  ])('on %s it is %s', (pathname, key) => {
    expect(routeKey(groups, pathname)).toBe(key);
  });
});

describe('SPEC 4: a click on a menu item', () => {
  function click(item: MenuItem, desktop = true) {
    const order: unknown[] = [];
    const command = item.command && (() => void order.push('command'));
    const preventDefault = vi.fn();
    const given = command ? { ...item, command } : item;
    clickItem({ item: given, key: '0-1', desktop }, { preventDefault }, (event) => void order.push(event));
    return { order, prevented: preventDefault.mock.calls.length > 0 };
  }

  it('a leaf runs its command, and then closes the menus and becomes active', () => {
    expect(click({ label: 'Count', command: () => {} })).toEqual({
      order: ['command', { type: 'leafChosen', item: '0-1' }],
      prevented: false,
    });
  });

  it('a link without a command navigates', () => {
    expect(click({ label: 'Home', to: '/' })).toEqual({
      order: [{ type: 'leafChosen', item: '0-1' }],
      prevented: false,
    });
  });

  it('disabled prevents the default and runs nothing', () => {
    expect(click({ label: 'Count', disabled: true, command: () => {} })).toEqual({
      order: [],
      prevented: true,
    });
    expect(click({ label: 'Depots', disabled: true, items: [] })).toEqual({ order: [], prevented: true });
  });

  it('a parent opens or closes, depending on the side of 991 px', () => {
    const parentClicked = { type: 'parentClicked', key: '0-1', desktop: false };
    expect(click({ label: 'Depots', items: [] }, false)).toEqual({
      order: [parentClicked],
      prevented: false,
    });
  });
});

describe('additional groups', () => {
  it('are empty at first, and notify their subscribers', () => {
    const heard = vi.fn();
    const end = subscribeExtraMenu(heard);
    expect(getExtraMenu()).toEqual([]);
    setExtraMenu([{ label: 'More' }]);
    end();
    setExtraMenu([]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
