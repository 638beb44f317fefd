import { describe, expect, it } from 'vitest';
import { listHref, readListQuery } from '@/components/features/packages/query-url';

const read = (address: string) => {
  const params = new URLSearchParams(address);
  return readListQuery((name) => params.get(name));
};

describe('the packages list in its address', () => {
  it('reads what it knows and leaves out the rest', () => {
    expect(
      read(
        'group=on_the_way&q=%20lamp%20&sort=oldest&status=nonsense&from=2026-13-40&cursor=x&to=2026-11-20',
      ),
    ).toEqual({ group: 'on_the_way', q: 'lamp', sort: 'oldest', to: '2026-11-20' });
  });

  it('does not take inherited names for groups', () => {
    expect(read('group=constructor&status=toString')).toEqual({});
  });

  it('drops the default order, so that one list has one address', () => {
    expect(read('sort=newest')).toEqual({});
  });

  it('bounds the search text as the API does', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
  });

  it('writes an address that reads back the same', () => {
    const query = { group: 'done', q: 'a & b = "c"', from: '2026-01-02' } as const;
    expect(read(listHref(query).split('?')[1] ?? '')).toEqual(query);
    expect(listHref({})).toBe('/packages');
  });
});
