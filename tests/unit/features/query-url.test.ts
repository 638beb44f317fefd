import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { invoicesAddress } from '@/components/features/invoices/invoice-query';
import { packagesAddress, pageSize } from '@/components/features/packages/query-url';
import { grownHref, readShown } from '@/components/shared/list/address';
import { UnreadNotice } from '@/components/shared/list/unread-notice';

const readerOf = (address: string) => {
  const params = new URLSearchParams(address);
  return (name: string) => params.get(name);
};
const read = (address: string) => packagesAddress.read(readerOf(address));

describe('a list in its address', () => {
  it('reads known parameters and ignores the rest', () => {
    expect(
      read(
        'group=on_the_way&q=%20lamp%20&sort=oldest&status=nonsense&from=2026-13-40&cursor=x&to=2026-11-20',
      ),
    ).toEqual({ group: 'on_the_way', q: 'lamp', sort: 'oldest', to: '2026-11-20' });
    expect(invoicesAddress.read(readerOf('status=paid&q=WB-1&group=done'))).toEqual({
      status: 'paid',
      q: 'WB-1',
    });
  });

  it('does not accept inherited property names as values', () => {
    expect(read('group=constructor&status=toString')).toEqual({});
    expect(invoicesAddress.read(readerOf('status=constructor'))).toEqual({});
  });

  it('omits the default order, so that one list has one address', () => {
    expect(read('sort=newest')).toEqual({});
  });

  it('limits the search text as the API does', () => {
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
  });

  it('writes an address that is parsed back to the same', () => {
    const query = { group: 'done', q: 'a & b = "c"', from: '2026-01-02' } as const;
    expect(read(packagesAddress.href(query).split('?')[1] ?? '')).toEqual(query);
    expect(packagesAddress.href({})).toBe('/packages');
    expect(packagesAddress.href({ to: '2026-01-02', from: '2026-01-01' })).toBe(
      '/packages?from=2026-01-01&to=2026-01-02',
    );
    expect(invoicesAddress.href({ status: 'paid', q: undefined })).toBe('/invoices?status=paid');
  });

  it('stores the length of the list in whole pages, up to what one call answers', () => {
    const shown = (text: string | null) => readShown(() => text, pageSize);
    expect([null, '60', '1', '-5', 'x', '1e9'].map(shown)).toEqual([25, 75, 25, 25, 25, 200]);
    expect(grownHref('/packages?group=done', 75)).toBe('/packages?group=done&shown=75');
    expect(grownHref('/packages', 900)).toBe('/packages?shown=200');
  });

  it('links to the file of the same rows, in the same order', () => {
    const query = { status: 'in_customs', to: '2026-11-20', sort: 'oldest' } as const;
    expect(packagesAddress.fileHref(query)).toBe(
      '/files/packages.csv?sort=oldest&status=in_customs&to=2026-11-20',
    );
    expect(invoicesAddress.fileHref({ status: 'paid' })).toBe('/files/invoices.csv?status=paid');
  });

  it('says which values it does not know, and nothing of those that it does', () => {
    const notice = (address: string) =>
      renderToStaticMarkup(UnreadNotice({ address: packagesAddress, read: readerOf(address) }));
    expect(notice('sort=newest&q=lamp&group=&cursor=x')).toBe('');
    expect(notice('status=<lost>&from=2026-13-40&to=2026-11-20')).toContain(
      'Not recognized: status “&lt;lost&gt;”, from “2026-13-40”.',
    );
  });
});
