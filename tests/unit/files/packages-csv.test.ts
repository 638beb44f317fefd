import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { ProductClient } from '@/lib/bff/product-api/client';
import { packagesCsv } from '@/lib/bff/files/packages-csv';
import type { PackageQuery, PackageSummary } from '@/lib/domain/package/package';

const summary = (n: number, more: Partial<PackageSummary> = {}): PackageSummary => ({
  id: `pkg_${n}`,
  reference: `WB-${n}`,
  status: 'in_transit',
  group: 'on_the_way',
  statusChangedAt: '2026-05-01T10:20:30.000Z',
  description: 'Two books',
  carrier: 'dhl_express',
  trackingNumber: '1234567891',
  trackingStatus: 'in_transit',
  ...more,
});

/** A product API of so many packages, which records its requests. */
function apiOf(packages: PackageSummary[]) {
  const asked: PackageQuery[] = [];
  const client = {
    getMyPackages: async (query: PackageQuery) => {
      asked.push(query);
      const start = Number(query.cursor ?? 0);
      const end = start + (query.limit ?? 25);
      const nextCursor = end < packages.length ? String(end) : null;
      return { packages: packages.slice(start, end), total: packages.length, counts: {}, nextCursor };
    },
  };
  return { client: client as unknown as ProductClient, asked };
}

async function rowsOf(client: ProductClient, query = ''): Promise<Record<string, string>[]> {
  const file = await packagesCsv(client, new URLSearchParams(query), async () => client);
  return parse(await new Response(file.body).text(), { bom: true, columns: true });
}

describe('packages.csv', () => {
  it('has every row of the filter, in pages of 200, in the list’s order', async () => {
    const { client, asked } = apiOf(Array.from({ length: 450 }, (_, n) => summary(n)));
    const rows = await rowsOf(client, 'group=done&q=books&sort=arrival');
    expect(rows.map((row) => row.Reference)).toEqual(Array.from({ length: 450 }, (_, n) => `WB-${n}`));
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '200', '400']);
    for (const query of asked)
      expect(query).toMatchObject({ group: 'done', q: 'books', sort: 'arrival', limit: 200 });
  });

  it('uses the texts that the customer sees', async () => {
    const full = summary(1, {
      nickname: 'For Gran',
      merchantName: 'Blue Heron Books',
      estimatedDelivery: '2026-05-04',
      lastEvent: {
        message: 'Departed, on time',
        occurredAt: '2026-05-02T08:00:00.000Z',
        location: 'Doral, FL',
      },
    });
    expect((await rowsOf(apiOf([full]).client))[0]).toEqual({
      Reference: 'WB-1',
      Nickname: 'For Gran',
      Description: 'Two books',
      Shop: 'Blue Heron Books',
      Group: 'On the way',
      Status: 'On the way',
      'Status since (UTC)': '2026-05-01 10:20',
      'Action needed': '',
      Carrier: 'DHL Express',
      'Tracking number': '1234567891',
      'Expected delivery': '2026-05-04',
      'Latest scan': 'Departed, on time',
      'Scan time (UTC)': '2026-05-02 08:00',
      'Scan location': 'Doral, FL',
    });
  });

  it('has its header alone without packages', async () => {
    expect(await rowsOf(apiOf([]).client)).toEqual([]);
  });

  it.each(['group=nowhere', 'from=2026-02-30', 'status=gone'])('1010 for %s', async (query) => {
    await expect(rowsOf(apiOf([]).client, query)).rejects.toMatchObject({ code: 1010 });
  });

  it('security 25: a description that is a formula is text', async () => {
    const { client } = apiOf([summary(1, { description: '=HYPERLINK("http://evil")' })]);
    expect((await rowsOf(client))[0]?.Description).toMatch(/^'=/);
  });
});
