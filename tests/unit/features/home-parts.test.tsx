import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeScreen } from '@/components/features/home/home-screen';
import type { Overview } from '@/lib/domain/account/overview';
import { packageGroups } from '@/lib/domain/package/package-status';

const results = vi.hoisted((): Record<string, unknown> => ({}));

vi.mock('@/lib/bff/product-api/server', () => {
  const names = ['requireAccount', 'getOverview', 'getMyPackages', 'getMyInvoices'];
  return Object.fromEntries(
    names.map((name) => [
      name,
      (query?: { group?: string }) => Promise.resolve(results[query?.group ?? name]),
    ]),
  );
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const overview: Overview = {
  counts: Object.fromEntries(packageGroups.map((group) => [group, 3])) as Overview['counts'],
  balance: usd(41_250),
  pastDue: usd(9_900),
  spend: ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'].map((quarter) => ({
    quarter,
    kinds: { storage: 500 },
  })),
  merchants: [{ name: 'Voltbridge', packages: 12 }],
  news: [
    {
      kind: 'payment',
      at: new Date().toISOString(),
      payment: { id: 'pay_1', reference: 'R-1', method: 'card', amount: usd(5_000) },
    },
  ],
};
const parcel = {
  ...{ id: 'pkg_1', reference: 'WB-1', status: 'in_storage', group: 'at_warehouse', description: 'Lamp' },
  ...{
    statusChangedAt: '2026-11-18T12:00:00Z',
    carrier: 'ups',
    trackingNumber: '1Z',
    trackingStatus: 'delivered',
  },
};
const packages = (rows: unknown[]) => ({ packages: rows, total: rows.length, nextCursor: null });
const down = { ok: false, error: { code: 15, message: 'Service Unavailable' } };

beforeEach(() => {
  const address = { name: 'Ada', line1: '8400 NW 25th Street', locality: 'Doral', countryCode: 'US' };
  const account = { kind: 'person', name: 'Ada Whitfield', timeZone: 'UTC', warehouseAddress: address };
  Object.assign(results, {
    requireAccount: { ok: true, data: account },
    getOverview: { ok: true, data: overview },
    action_needed: {
      ok: true,
      data: packages([{ ...parcel, nextAction: { code: 'x', label: 'Declare contents' } }]),
    },
    at_warehouse: { ok: true, data: packages([parcel]) },
    getMyInvoices: { ok: true, data: { invoices: [], total: 0, balance: usd(0), nextCursor: null } },
  });
});

/** Home's text and landmarks, rendered on the server. */
async function home(): Promise<string> {
  const { prelude } = await prerender(await HomeScreen());
  const html = await new Response(prelude as ReadableStream).text();
  return html.replaceAll('<!-- -->', '');
}

/** How often Home says where its first screen ends, which its first paint waits for (decision 080). */
const firstScreenEnds = (html: string) => html.split('id="first-screen-end"').length - 1;

const titles = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title);

describe('Home', () => {
  it('starts with urgent tasks, and shows where things are and the total outstanding', async () => {
    const html = await home();
    expect(titles(html)).toEqual([
      ...['Action needed', 'Your warehouse address', 'Latest arrivals'],
      ...['Unpaid invoices', 'Notifications', 'Spending', 'Top shops'],
    ]);
    expect(html).toContain('$99 past due');
    expect(firstScreenEnds(html)).toBe(1);
    expect(html).toContain('Payment of $50.00 received');
    expect(html).not.toContain('We couldn’t load');
  });

  it('has no section for urgent tasks when there are none', async () => {
    results.action_needed = { ok: true, data: packages([]) };
    expect(titles(await home())).not.toContain('Action needed');
  });

  it('shows a customer without packages the address, and nothing empty', async () => {
    const none = Object.fromEntries(packageGroups.map((group) => [group, 0])) as Overview['counts'];
    const first = { ...overview, counts: none, balance: usd(0), pastDue: usd(0), spend: [], merchants: [] };
    results.getOverview = { ok: true, data: { ...first, news: [] } };
    results.action_needed = results.at_warehouse = { ok: true, data: packages([]) };
    const html = await home();
    expect(titles(html)).toEqual(['Your warehouse address']);
    expect(firstScreenEnds(html)).toBe(1);
    results.getOverview = { ok: true, data: { ...first, news: overview.news } };
    expect(titles(await home())).toEqual(['Your warehouse address', 'Notifications']);
  });

  it.each([
    ['getOverview', 'your totals, spending and notifications', 'Spending'],
    ['action_needed', 'the packages that need action', 'Action needed'],
    ['at_warehouse', 'your latest arrivals', 'Latest arrivals'],
    ['getMyInvoices', 'your unpaid invoices', 'Unpaid invoices'],
  ])('renders without %s, and says what is missing', async (part, subject, title) => {
    results[part] = down;
    const html = await home();
    expect(html).toContain(`We couldn’t load ${subject}`);
    expect(html.match(/We couldn’t load/g)).toHaveLength(1);
    expect(html).toContain('Error 15');
    expect(titles(html)).not.toContain(title);
    expect(titles(html)).toContain('Your warehouse address');
  });

  it('needs no other call when the overview has its lists', async () => {
    const list = (rows: unknown[]) => ({ packages: rows, total: 9 });
    const withLists = {
      ...overview,
      urgent: list([{ ...parcel, nextAction: { code: 'x', label: 'Declare contents' } }]),
      arrivals: list([parcel]),
      unpaid: { invoices: [], total: 0 },
    };
    results.getOverview = { ok: true, data: withLists };
    for (const call of ['action_needed', 'at_warehouse', 'getMyInvoices']) results[call] = down;
    const html = await home();
    expect(html).not.toContain('We couldn’t load');
    expect(html).toContain('Declare contents');
    expect(html).toContain('View all 9');
  });

  it('chooses what is due first itself where an API leaves the lists out', async () => {
    const due = (id: string, nextAction: object) => ({
      ...parcel,
      id,
      nextAction: { code: 'x', ...nextAction },
    });
    const asks = [
      due('pkg_1', { label: 'No day' }),
      due('pkg_2', { label: 'Due third', dueOn: '2026-12-03' }),
      due('pkg_3', { label: 'Due first', dueOn: '2026-12-01' }),
      due('pkg_4', { label: 'Due fourth', dueOn: '2026-12-04' }),
      due('pkg_5', { label: 'Due second', dueAt: '2026-12-02T12:00:00Z' }),
    ];
    results.action_needed = { ok: true, data: packages(asks) };
    const html = await home();
    const shown = [...html.matchAll(/Due \w+|No day/g)].map(([label]) => label);
    expect(shown).toEqual(['Due first', 'Due second', 'Due third', 'Due fourth']);
    expect(html).toContain('View all 5');
  });

  it('says only once that nothing could be loaded', async () => {
    for (const part of ['getOverview', 'action_needed', 'at_warehouse', 'getMyInvoices'])
      results[part] = down;
    const html = await home();
    expect(html.match(/We couldn’t load/g)).toHaveLength(1);
    expect(html).toContain('packages and invoices are safe');
  });
});
