import { describe, expect, it } from 'vitest';
import {
  fileHref,
  grownHref,
  listHref,
  readListQuery,
  readShown,
} from '@/components/features/packages/query-url';

const read = (address: string) => {
  const params = new URLSearchParams(address);
  return readListQuery((name) => params.get(name));
};

describe('the packages list in its address', () => {
  it('reads known parameters and ignores the rest', () => {
    expect(
      read(
        'group=on_the_way&q=%20lamp%20&sort=oldest&status=nonsense&from=2026-13-40&cursor=x&to=2026-11-20',
      ),
    ).toEqual({ group: 'on_the_way', q: 'lamp', sort: 'oldest', to: '2026-11-20' });
  });

  it('does not accept inherited property names as groups', () => {
    expect(read('group=constructor&status=toString')).toEqual({});
  });

  it('omits the default order, so that one list has one address', () => {
    expect(read('sort=newest')).toEqual({});
  });

  it('limits the search text as the API does', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
  });

  it('writes an address that is parsed back to the same', () => {
    const query = { group: 'done', q: 'a & b = "c"', from: '2026-01-02' } as const;
    expect(read(listHref(query).split('?')[1] ?? '')).toEqual(query);
    expect(listHref({})).toBe('/packages');
    expect(listHref({ to: '2026-01-02', from: '2026-01-01' })).toBe(
      '/packages?from=2026-01-01&to=2026-01-02',
    );
  });

  it('stores the length of the list in whole pages, up to what one call answers', () => {
    const shown = (text: string | null) => readShown(() => text);
    expect([null, '60', '1', '-5', 'x', '1e9'].map(shown)).toEqual([25, 75, 25, 25, 25, 200]);
    expect(grownHref('/packages?group=done', 75)).toBe('/packages?group=done&shown=75');
    expect(grownHref('/packages', 900)).toBe('/packages?shown=200');
  });

  it('links to the file of the same packages, in the same order', () => {
    const query = { status: 'in_customs', to: '2026-11-20', sort: 'oldest' } as const;
    expect(fileHref(query)).toBe('/files/packages.csv?sort=oldest&status=in_customs&to=2026-11-20');
  });
});
